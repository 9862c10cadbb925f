// What the tests need of the types of React 18, which Debian does not have: JSX is a global namespace.
declare module 'react' {
  export = React;
  namespace React {
    type ReactNode = ReactElement | string | number | boolean | null | undefined | Iterable<ReactNode>;
    interface ReactElement { type: unknown; props: unknown; key: string | null }
    interface RefObject<T> { readonly current: T | null }
    type Ref<T> = ((instance: T | null) => void) | RefObject<T> | null;
    interface CSSProperties { height?: string | number | undefined }
    function useRef<T>(value: T | null): RefObject<T>;
    function useState<T>(value: T): [T, (value: T | ((before: T) => T)) => void];
    function StrictMode(props: { children?: ReactNode }): ReactElement;
    namespace JSX {
      interface Element extends ReactElement {}
      interface IntrinsicElements extends globalThis.JSX.IntrinsicElements {}
    }
  }
}
declare module 'react/jsx-runtime' { export const jsx: unknown, jsxs: unknown, Fragment: unknown; export namespace JSX {
  interface Element extends globalThis.JSX.Element {}
  interface ElementChildrenAttribute { children: {} }
  interface IntrinsicAttributes { key?: string | number | null | undefined }
  interface IntrinsicElements extends globalThis.JSX.IntrinsicElements {}
} }
declare module 'react-dom/client' { export function createRoot(container: Element | null): { render(children: unknown): void } }
interface Contents { children?: unknown }
declare namespace JSX {
  interface Element { type: unknown; props: unknown; key: string | null }
  interface ElementChildrenAttribute { children: {} }
  interface IntrinsicAttributes { key?: string | number | null | undefined }
  interface IntrinsicElements { b: Contents; p: Contents; main: Contents; span: Contents; button: Contents & { onClick?: () => void } }
}
