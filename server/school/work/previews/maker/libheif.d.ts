declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Calls back with null if the picture can't be decoded. */
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (drawn: { data: Uint8ClampedArray } | null) => void,
    ): void;
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
