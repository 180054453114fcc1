import { Type, type Static } from "typebox";
import { historyKinds } from "../../../../domain/wallet/history-kind.ts";
import { dataAndMetaOf, oneOf, orNull, view } from "../envelope.ts";
import { pageMeta } from "../page-meta.ts";
import { route } from "../route.ts";
import { sentFile } from "../sent-file.ts";
import { HistoryDto, HistoryFileDto } from "./history-dto.ts";

/** A change to the trader's available balance of an asset. Amounts in base units, as strings. */
const historyEntry = view("HistoryEntry", {
  id: Type.String(),
  kind: oneOf(historyKinds),
  cryptoCurrencyCode: Type.String(),
  /** Negative for a debit. */
  amount: Type.String(),
  /** The available balance afterwards. */
  balanceAfter: Type.String(),
  /** The trade it belongs to. */
  tradeId: orNull(Type.String()),
  at: Type.String({ description: "ISO 8601, UTC" }),
});

export type HistoryEntryView = Static<typeof historyEntry>;

export const walletHistory = route({
  id: "getWalletHistory",
  method: "get",
  path: "/rest/v2/wallet/history",
  summary: "Balance changes, newest first",
  access: "trader",
  query: HistoryDto,
  answers: {
    200: { description: "A page", body: dataAndMetaOf(Type.Array(historyEntry), pageMeta) },
  },
});

export const walletHistoryFile = route({
  id: "getWalletHistoryFile",
  method: "get",
  path: "/rest/v2/wallet/history/file",
  summary: "The newest 20,000 balance changes as a file",
  access: "trader",
  query: HistoryFileDto,
  sendsFile: true,
  answers: { 200: { description: "The file", body: sentFile } },
});
