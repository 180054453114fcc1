/** Below this path the pictures of people are read, on both servers. */
export const avatarsPath = "/avatars";

/** Where a picture is read; null without one. An address has one content forever. */
export function avatarUrl(name: string | undefined): string | null {
  return name === undefined ? null : `${avatarsPath}/${name}.webp`;
}

/** The name of a picture by its address; undefined for any other address. */
export function avatarName(url: string): string | undefined {
  return /^\/avatars\/([A-Za-z0-9-]{1,64})\.webp$/.exec(url)?.[1];
}
