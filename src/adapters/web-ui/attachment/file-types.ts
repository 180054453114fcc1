const pages = "image/jpeg,image/png,image/webp,application/pdf";
export const videoTypes = "video/mp4,video/webm";

/** What a chooser of files offers. */
export function fileTypes(takesVideos: boolean): string {
  return takesVideos ? `${pages},${videoTypes}` : pages;
}
