import type { ImportBanks } from "../../../../application/bank-account/import-banks.ts";
import type { BankDirectories } from "../../../../application/ports/bank-directories.ts";
import type { BankLists } from "../../../../application/ports/bank-lists.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type { BankRow } from "../../../../domain/bank-account/bank-list.ts";
import * as contract from "../../contract/admin/bank-lists.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** Dependencies of these routes. */
interface BankListUseCases {
  readonly onceByKey: OnceByKey;
  readonly lists: Pick<BankLists, "history" | "countries">;
  readonly directories: BankDirectories;
  readonly importBanks: ImportBanks;
}

/** How many imports the page shows. */
const mostImports = 50;

/** How many rows a report shows. */
const mostRows = 200;

/** The directory of banks, for admins. */
export function bankListRoutes(useCases: BankListUseCases): readonly BoundRoute[] {
  const show = async () => {
    const [imports, imported, directory] = await Promise.all([
      useCases.lists.history(mostImports),
      useCases.lists.countries(),
      useCases.directories.current(),
    ]);
    const countries = directory.countries.map((country) => {
      const ofCountry = imported.find((each) => each.country === country);
      return {
        country,
        banks: directory.banksOf(country).length,
        imported: ofCountry?.banks ?? 0,
        importedAt: ofCountry ? new Date(ofCountry.at).toISOString() : null,
      };
    });
    const told = imports.map((each) => ({
      ...each,
      countries: [...each.countries],
      at: new Date(each.at).toISOString(),
    }));
    return { status: 200, body: { countries, imports: told } } as const;
  };
  return [
    bind(contract.viewBankDirectory).to(show),
    bind(contract.checkBankList).to(async ({ body }) => {
      const read = await useCases.importBanks.check(body.text);
      return read.ok ? { status: 200, body: reportOf(read.value) } : { refusal: read.refusal.code };
    }),
    bind(contract.importBankList).to(async (call) => {
      const { text, file_name: fileName, reason } = call.body;
      const key = commandKey("importBankList", call);
      const done = await useCases.onceByKey.run(call.actor, key, (by) =>
        useCases.importBanks.execute(by, { text, fileName, reason }),
      );
      return done.ok ? show() : { refusal: done.refusal.code };
    }),
  ];
}

/** Its faults, or what it does if there are none. */
function reportOf(rows: readonly BankRow[]): contract.BankListReportView {
  const count = (does: BankRow["does"]) => rows.filter((row) => row.does === does).length;
  const faulty = rows.filter(({ bank }) => !bank);
  const telling = faulty.length > 0 ? faulty : rows;
  const shown = telling.flatMap(({ line, bank, does, before }) => {
    if (does === "keeps") return [];
    const { id = null, name = null, swiftCode = null } = bank ?? {};
    const known = before ? { name: before.name, swiftCode: before.swiftCode ?? null } : null;
    return [{ line, does, id, name, swiftCode, before: known }];
  });
  return {
    rows: rows.length,
    added: count("adds"),
    changed: count("changes"),
    kept: count("keeps"),
    faulty: faulty.length,
    shown: shown.slice(0, mostRows),
  };
}
