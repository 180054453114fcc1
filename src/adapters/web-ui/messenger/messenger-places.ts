import { at, pageCode, type Page } from "../navigation/page.ts";
import { messengerPath } from "../navigation/paths.ts";

const messenger = pageCode(async () => (await import("./messenger-page.tsx")).MessengerPage);

export const messengerPages: readonly Page[] = [
  at(messengerPath, messenger, () => ({ id: undefined })),
  at("/messenger/:id", messenger, ({ id }) => ({ id })),
];
