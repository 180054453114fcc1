import { Type, type Static } from "typebox";
import { bankRowFaults } from "../../../../domain/bank-account/bank-list.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { CheckBankListDto, ImportBankListDto } from "./bank-list-dto.ts";
import { instant } from "./shared-views.ts";

const directoryView = view("BankDirectory", {
  countries: Type.Array(
    closed({
      country: Type.String(),
      banks: Type.Integer({ description: "How many are known" }),
      imported: Type.Integer({ description: "How many of them are from imported lists" }),
      importedAt: orNull(instant),
    }),
  ),
  imports: Type.Array(
    closed({
      id: Type.Integer(),
      by: Type.String(),
      fileName: Type.String(),
      countries: Type.Array(Type.String()),
      rows: Type.Integer(),
      added: Type.Integer(),
      changed: Type.Integer(),
      at: instant,
    }),
  ),
});

const does = ["adds", "changes", ...bankRowFaults] as const;

const reportView = view("BankListReport", {
  rows: Type.Integer(),
  added: Type.Integer(),
  changed: Type.Integer(),
  kept: Type.Integer({ description: "Rows of banks that are known like that already" }),
  faulty: Type.Integer(),
  shown: Type.Array(
    closed({
      line: Type.Integer(),
      does: oneOf(does),
      id: orNull(Type.String()),
      name: orNull(Type.String()),
      swiftCode: orNull(Type.String()),
      /** The bank as it is known now, where the row changes it. */
      before: orNull(closed({ name: Type.String(), swiftCode: orNull(Type.String()) })),
    }),
    { description: "The first rows that have a fault; without faults, that add or change a bank" },
  ),
});

export type BankDirectoryView = Static<typeof directoryView>;
export type BankListReportView = Static<typeof reportView>;

const byAdmins = { access: "staff", permission: "import_banks" } as const;
const directory = { 200: { description: "What is known now", body: directoryView } };

/** Larger than the largest list, quotes and all. */
const mostBytes = 2_200_000;

export const viewBankDirectory = route({
  id: "viewBankDirectory",
  method: "get",
  path: "/admin/api/banks",
  summary: "The countries of which banks are known, and the lists that were imported",
  ...byAdmins,
  answers: directory,
});

export const checkBankList = route({
  id: "checkBankList",
  method: "post",
  path: "/admin/api/banks/check",
  summary: "What each row of a list of banks would do; nothing is imported",
  ...byAdmins,
  body: CheckBankListDto,
  mostBytes,
  answers: { 200: { description: "Row by row", body: reportView } },
  refusals: ["bank_list_unreadable", "bank_list_columns", "bank_list_size"],
});

export const importBankList = route({
  id: "importBankList",
  method: "post",
  path: "/admin/api/banks",
  summary: "Import a list of banks, whole or not at all; nothing is removed",
  ...byAdmins,
  body: ImportBankListDto,
  mostBytes,
  takesKey: true,
  answers: directory,
  refusals: [
    "bank_list_unreadable",
    "bank_list_columns",
    "bank_list_size",
    "bank_list_faulty",
    "reason_needed",
  ],
});

export const bankListContractRoutes = { viewBankDirectory, checkBankList, importBankList };
