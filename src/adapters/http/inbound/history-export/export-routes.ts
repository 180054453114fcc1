import type { CancelExport } from "../../../../application/history-export/cancel-export.ts";
import type { FindExports } from "../../../../application/history-export/find-exports.ts";
import type { OpenExport } from "../../../../application/history-export/open-export.ts";
import type { RequestExport } from "../../../../application/history-export/request-export.ts";
import { paymentMethodOfId } from "../../../../domain/catalogue/payment-methods.ts";
import type { ExportFormat } from "../../../../domain/history-export/history-export.ts";
import * as contract from "../../contract/history-export/history-export.ts";
import { sideOfType } from "../../contract/trade/offer-type.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { unknownIn } from "../trade/unknown-wishes.ts";
import { fileNameOf, presentExport } from "./export-presenter.ts";

/** Use cases behind the routes of exports. */
interface ExportUseCases {
  readonly requestExport: RequestExport;
  readonly findExports: FindExports;
  readonly cancelExport: CancelExport;
  readonly openExport: OpenExport;
}

const types: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
};

/** Files of past trades. */
export function exportRoutes(useCases: ExportUseCases): readonly BoundRoute[] {
  return [
    bind(contract.requestExport).to(async ({ actor, body }) => {
      const { format, startDate, endDate, status, timezone } = body;
      const details = unknownIn(body);
      if (details.length > 0) return { refusal: "validation", details };
      const method = paymentMethodOfId(body.paymentMethodId);
      const side = sideOfType(body.offerType);
      const begun = await useCases.requestExport.execute(actor, {
        format,
        startDate,
        endDate,
        filter: status ?? "all",
        ...(body.cryptoCurrencyCode && { asset: body.cryptoCurrencyCode }),
        ...(side && { side }),
        ...(method && { paymentMethod: method.slug }),
        ...(timezone !== undefined && { timeZone: timezone }),
      });
      return begun.ok ? ok(presentExport(begun.value)) : { refusal: begun.refusal.code };
    }),
    bind(contract.listExports).to(async ({ actor }) =>
      ok((await useCases.findExports.list(actor)).map(presentExport)),
    ),
    bind(contract.viewExport).to(async ({ actor, parameters }) => {
      const found = await useCases.findExports.one(actor, parameters.id);
      return found ? ok(presentExport(found)) : { refusal: "not_found" };
    }),
    bind(contract.downloadExport).to(async ({ actor, parameters }) => {
      const opened = await useCases.openExport.execute(actor, parameters.id);
      if (!opened.ok) return { refusal: opened.refusal.code };
      const { export: found, content } = opened.value;
      const { format, bytes = 0 } = found;
      const file = { name: fileNameOf(found), type: types[format], bytes, content };
      return { status: 200 as const, body: file };
    }),
    bind(contract.cancelExport).to(async ({ actor, parameters }) => {
      const ended = await useCases.cancelExport.execute(actor, parameters.id);
      return ended.ok ? ok(presentExport(ended.value)) : { refusal: ended.refusal.code };
    }),
  ];
}
