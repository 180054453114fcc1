import { chatPath } from "../../http/contract/messenger/chat-path.ts";

const openQuery = "chat";
const closeQuery = "chat-close";

/** What the address says of the chat over the page (answers 16). */
interface AskedChat {
  /** The chat to show. */
  readonly id: string | undefined;
  /** Whether the address asks to close it. */
  readonly isClosed: boolean;
}

/** The chat that a query asks for; what is no id is ignored. */
export function askedChat(search: string): AskedChat {
  const query = new URLSearchParams(search);
  const id = query.get(openQuery) ?? "";
  const isClosed = query.has(closeQuery);
  return { id: /^\w{1,40}$/.test(id) && !isClosed ? id : undefined, isClosed };
}

/** The address with that chat over its page. */
export function withChat(path: string, search: string, id: string): string {
  const query = new URLSearchParams(search);
  query.delete(closeQuery);
  query.set(openQuery, id);
  return `${path}?${query.toString()}`;
}

/** The address without a chat over its page. */
export function withoutChat(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete(openQuery);
  query.delete(closeQuery);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Where a chat opens: over the page, but in the mobile app, which navigates to its own page. */
export function chatTarget(
  place: { readonly path: string; readonly search: string; readonly isApp: boolean },
  id: string,
): string {
  return place.isApp ? chatPath(id) : withChat(place.path, place.search, id);
}
