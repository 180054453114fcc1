/** Under which name the storage has a picture. */
export function avatarFile(name: string): string {
  return `avatar-${name}.webp`;
}
