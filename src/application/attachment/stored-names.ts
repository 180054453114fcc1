/** Under which name the storage has the content of a file. */
export function contentName(id: string): string {
  return `${id}.content`;
}

/** Under which name the storage has the small picture of a file. */
export function thumbnailName(id: string): string {
  return `${id}.thumbnail`;
}
