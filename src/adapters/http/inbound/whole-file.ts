/** A file that is in memory, as it is sent. */
export async function* wholeFile(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
