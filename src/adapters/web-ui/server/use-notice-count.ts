import { usePageState } from "../page-context.ts";
import { useRead } from "./use-read.ts";

/** As often as active trades: the stream reports what is new. */
const everyMs = 60_000;

/** What the user was told and has not read; undefined while unknown or signed out. */
export function useNoticeCount(): { readonly unread: number; readonly newest: number } | undefined {
  const { reader } = usePageState();
  return useRead("countNotices", {}, { everyMs, isOff: !reader.isLogged }).data?.data;
}
