// What the tests need of the types of Vue 3, which Debian does not have.
declare module 'vue' {
  export interface GlobalComponents { KeepAlive: { new (): { $props: { max?: number } } } }
}
