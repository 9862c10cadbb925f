// What the tests need of the types of React 19, which Debian does not have: JSX is a namespace of the module, and of no other.
declare module 'react' {
  export = React;
  namespace React {
    type ReactNode = ReactElement | string | number | boolean | null | undefined | Iterable<ReactNode>;
    interface ReactElement { type: unknown; props: unknown; key: string | null }
    interface RefObject<T> { current: T }
    type Ref<T> = ((instance: T | null) => void | (() => void)) | RefObject<T | null> | null;
    interface CSSProperties { height?: string | number | undefined }
    function useRef<T>(value: T | null): RefObject<T | null>;
    function useState<T>(value: T): [T, (value: T | ((before: T) => T)) => void];
    function StrictMode(props: { children?: ReactNode }): ReactElement;
    interface Contents { children?: ReactNode }
    namespace JSX {
      interface Element extends ReactElement {}
      interface ElementChildrenAttribute { children: {} }
      interface IntrinsicAttributes { key?: string | number | null | undefined }
      interface IntrinsicElements { b: Contents; p: Contents; main: Contents; span: Contents; button: Contents & { onClick?: () => void } }
    }
  }
}
declare module 'react/jsx-runtime' { import React from 'react'; export const jsx: unknown, jsxs: unknown, Fragment: unknown; export namespace JSX {
  interface Element extends React.JSX.Element {}
  interface ElementChildrenAttribute extends React.JSX.ElementChildrenAttribute {}
  interface IntrinsicAttributes extends React.JSX.IntrinsicAttributes {}
  interface IntrinsicElements extends React.JSX.IntrinsicElements {}
} }
declare module 'react-dom/client' { export function createRoot(container: Element | null): { render(children: unknown): void } }
