/** Where each parcel of texts lies, by its name and language (`web/texts.config.ts`). */
declare module 'virtual:texts' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
