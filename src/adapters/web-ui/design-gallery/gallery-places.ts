import { at, pageCode, type Page } from "../navigation/page.ts";

export const galleryPages: readonly Page[] = [
  {
    ...at(
      "/_design",
      pageCode(async () => (await import("./gallery-page.tsx")).GalleryPage),
    ),
    isOfDemo: true,
  },
];
