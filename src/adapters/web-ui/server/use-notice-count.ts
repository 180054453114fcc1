import type { DataOf } from "../../http/client/call-types.ts";
import { usePageState } from "../page-context.ts";
import { useRead } from "./use-read.ts";

/** As often as active trades: the stream reports what is new. */
const everyMs = 60_000;

/** What the user was told and has not read; undefined while unknown or signed out. */
export function useNoticeCount(): DataOf<"countNotices"> | undefined {
  const { reader } = usePageState();
  return useRead("countNotices", {}, { everyMs, isOff: !reader.isLogged }).data?.data;
}
