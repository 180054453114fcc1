import { spanOf, type PeriodRefusal } from "../../domain/history-export/export-period.ts";
import {
  mostExportsPerDay,
  type ExportFormat,
} from "../../domain/history-export/history-export.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { ExportStore, ExportWish, TradeExport } from "../ports/export-store.ts";
import type { NewId } from "../ports/new-id.ts";
import type { SettingsStore } from "../ports/settings-store.ts";

/** What is asked for; without a time zone, that of the settings counts, or UTC. */
interface AskedExport extends Omit<ExportWish, "timeZone"> {
  readonly format: ExportFormat;
  readonly timeZone?: string;
}

type ExportRefusal = PeriodRefusal | { readonly code: "export_running" | "export_limit" };

/** Takes somebody's request for a file of their past trades. */
export class RequestExport {
  readonly #exports: Pick<ExportStore, "begin" | "find">;
  readonly #settings: Pick<SettingsStore, "settingsOf">;
  readonly #newId: NewId;

  constructor(
    exports: Pick<ExportStore, "begin" | "find">,
    settings: Pick<SettingsStore, "settingsOf">,
    newId: NewId,
  ) {
    this.#exports = exports;
    this.#settings = settings;
    this.#newId = newId;
  }

  async execute(
    { traderId }: Actor,
    { format, timeZone, ...asked }: AskedExport,
  ): Promise<Result<TradeExport, ExportRefusal>> {
    const zone = timeZone ?? (await this.#settings.settingsOf(traderId))?.timeZone ?? "UTC";
    const span = spanOf(asked, zone);
    if (!span.ok) return span;
    const id = this.#newId();
    const wish = { ...asked, timeZone: zone };
    const outcome = await this.#exports.begin({ id, traderId, format, wish }, mostExportsPerDay);
    if (outcome === "running") return refuse({ code: "export_running" });
    if (outcome === "too_many") return refuse({ code: "export_limit" });
    const begun = await this.#exports.find(id, traderId);
    if (!begun) throw new Error("An export that was begun is not there");
    return accept(begun);
  }
}
