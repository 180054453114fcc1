import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { findProject } from "../../src/composition/project.ts";
import { purityRule } from "./domain-rules.ts";
import { exportRule } from "./export-rule.ts";
import {
  featureAreas,
  featureRule,
  readFeatureArrows,
  type FeatureArea,
  type FeatureArrows,
} from "./feature-rules.ts";
import { interfaceTextRule } from "./interface-text-rule.ts";
import { importRules, type Rule } from "./import-rules.ts";
import { importing, plant, plantedImports } from "./planted-imports.ts";
import { readSources, type SourceFile } from "./source-files.ts";
import { fileRule, saveRule, sqlRule, styleRule, typeRule } from "./text-rules.ts";

const architecturePage = readFileSync(join(findProject().folder, "docs/architecture.md"), "utf8");
const source = readSources("src", [".ts", ".tsx"]);
const everything = [...source, ...readSources("test", [".ts", ".tsx"])];
const everywhere = [
  ...everything,
  ...["bench", "tools/cluster"].flatMap((folder) => readSources(folder, [".ts"])),
  ...readSources("scripts", [".mjs"]),
];
const styles = readSources("src", [".css"]);

/** A rule, the files it must hold for, and files that break it, one per kind of violation. */
type Row = readonly [rule: Rule, files: readonly SourceFile[], planted: readonly SourceFile[]];

const inDomain = (text: string) => plant("src/domain/money/planted.ts", text);
const inSql = (sql: string) =>
  plant("src/adapters/persistence/planted.ts", `query(\`${sql}\`); query("${sql}");`);
const inInterface = (jsx: string) =>
  plant("src/adapters/web-ui/planted.tsx", `export const page = ${jsx};`);
const inStyle = (css: string) => plant("src/adapters/web-ui/planted.module.css", css);

function featureRow(area: FeatureArea, planted: readonly SourceFile[]): Row {
  return [featureRule(area, readFeatureArrows(architecturePage, area)), source, planted];
}

const rows: readonly Row[] = [
  ...importRules.map((rule): Row => [rule, source, plantedImports[rule.name] ?? []]),
  featureRow(featureAreas.domain, [
    importing("src/domain/result/planted.ts", "../money/money.ts"),
    importing("src/domain/unlisted/planted.ts", "./other.ts"),
    plant("src/domain/planted.ts", ""),
  ]),
  featureRow(featureAreas.application, [
    importing("src/application/trade/planted.ts", "../dispute/case-desk.ts"),
    importing("src/application/ports/planted.ts", "../trade/trade-desk.ts"),
    importing("src/application/unlisted/planted.ts", "./other.ts"),
    plant("src/application/planted.ts", ""),
  ]),
  featureRow(featureAreas.inbound, [
    importing("src/adapters/http/inbound/trade/planted.ts", "../claim/chargeback-routes.ts"),
    importing("src/adapters/http/inbound/trade/planted.ts", "../routes.ts"),
    importing("src/adapters/http/inbound/planted.ts", "./trade/show-trade.ts"),
    importing("src/adapters/http/inbound/unlisted/planted.ts", "./other.ts"),
  ]),
  featureRow(featureAreas.webUi, [
    importing("src/adapters/web-ui/design/planted.tsx", "../server/use-read.ts"),
    importing("src/adapters/web-ui/trade/planted.tsx", "../chat/chat.tsx"),
    importing("src/adapters/web-ui/wallet/planted.tsx", "../routing/app-pages.tsx"),
    plant("src/adapters/web-ui/wallet/planted.tsx", `export type T = import("../trade/a.ts").T;`),
    importing("src/adapters/web-ui/planted.tsx", "./wallet/wallet-page.tsx"),
    importing("src/adapters/web-ui/unlisted/planted.tsx", "./other.tsx"),
  ]),
  featureRow(featureAreas.console, [
    importing("src/admin-ui/design/planted.tsx", "../acts/act-form.tsx"),
    importing("src/admin-ui/case/planted.tsx", "../trades/trade-page.tsx"),
    importing("src/admin-ui/people/planted.tsx", "../resources.ts"),
    importing("src/admin-ui/planted.tsx", "./people/people.ts"),
    importing("src/admin-ui/unlisted/planted.tsx", "./other.tsx"),
  ]),
  [
    purityRule,
    source,
    [
      inDomain("export const now = () => Date.now();"),
      inDomain("export const now = () => new Date(0);"),
      inDomain("const { now } = Date;"),
      inDomain("export const chance = () => Math.random();"),
      inDomain("const { random } = Math;"),
      inDomain("setTimeout(() => undefined, 5);"),
      inDomain("localStorage.clear();"),
      inDomain("export const folder = process.cwd();"),
      inDomain("console.log(1);"),
      inDomain("@sealed class Trade {}"),
    ],
  ],
  [
    sqlRule,
    source,
    [
      inSql("UPDATE trade SET status = 'paid' WHERE id = $1"),
      inSql("SELECT id FROM staff WHERE role = 'moderator'"),
      inSql("update trade set paid = true where status = 'paid'"),
      inSql("UPDATE ${table} SET a = ${a} WHERE status = 'paid'"),
      inSql("status = 'dispute_open'"),
      inSql("UPDATE trade SET fee = amount * 0.005"),
      inSql("UPDATE trade SET fee = amount * 1.005"),
      inSql("UPDATE trade SET fee = 0.005 * amount"),
      inSql("UPDATE trade SET fee = amount / 200"),
    ],
  ],
  [
    fileRule,
    everything,
    [
      plant("src/domain/trade/planted.ts", "\n".repeat(301)),
      plant("src/domain/utils/money.ts", ""),
      plant("src/domain/money/index.ts", ""),
      plant("src/domain/money/helpers.ts", ""),
      plant("src/domain/money/money-utils.ts", ""),
      plant("src/domain/money/MoneyRules.ts", ""),
    ],
  ],
  [
    exportRule,
    everywhere,
    [
      inDomain("export const lonely = 1;"),
      inDomain("export interface Lonely {}"),
      inDomain("const lonely = 1; export { lonely };"),
      inDomain("export const { lonely } = all;"),
      inDomain("export default 1;"),
      inDomain(`export { lonely } from "./all.ts";`),
    ],
  ],
  [
    typeRule,
    source,
    [
      inDomain("// @ts-ignore"),
      inDomain("f(x as any)"),
      inDomain("let x: any;"),
      inDomain("let x: Record<string, any>;"),
    ],
  ],
  [
    saveRule,
    source,
    [
      plant("src/adapters/persistence/planted.ts", "await pool.getRepository(schema).save(row);"),
      plant("src/adapters/persistence/planted.ts", "await manager\n  .save<Row>(schema, row);"),
    ],
  ],
  [
    interfaceTextRule,
    source,
    [
      inInterface("<p>Pay now</p>"),
      inInterface('<p>{"Pay now"}</p>'),
      inInterface("<p>{`Pay ${amount}`}</p>"),
      inInterface('<button aria-label="Pay now" />'),
      inInterface('<input placeholder={"Amount"} />'),
      inInterface('<p>{isPaid ? "Paid" : <i />}</p>'),
      inInterface('<p>{isLate && "Too late"}</p>'),
      inInterface('<img alt={isPaid ? "Paid" : undefined} />'),
      inInterface('<Trans>Pay <img alt="Ana" /></Trans>'),
      inInterface('<Field label="Amount" />'),
    ],
  ],
  [
    styleRule,
    styles,
    [
      inStyle(".a { color: #0b6b6b; }"),
      inStyle(".a { color: rgb(0 0 0); }"),
      inStyle(".a { color: white; }"),
      inStyle(".a { padding: 12px; }"),
      inStyle(".a { padding: 0.5em; }"),
      inStyle("@media (width >= 48rem) { .a { color: var(--color-text); } }"),
      inStyle(".a { gap: 0.5rem; }"),
      inStyle(".a { margin-left: var(--space-1); }"),
      inStyle(".a {\n  left: var(--space-1);\n}"),
      inStyle(".a {\n  max-width: var(--content-width);\n}"),
      inStyle(".a { text-align: left; }"),
      inStyle("@media (width >= 800px) { .a { color: var(--color-text); } }"),
    ],
  ],
];

const summary = ({ path, text }: SourceFile) =>
  text.trim().replaceAll(/\s+/g, " ").slice(0, 60) || path;

describe("the architecture", () => {
  for (const [rule, files, planted] of rows) {
    describe(`rule: ${rule.name}`, () => {
      it("holds", () => {
        expect(rule.check(files)).to.deep.equal([]);
      });

      it("has something planted that breaks it", () => {
        expect(planted).to.not.deep.equal([]);
      });

      for (const [index, file] of planted.entries()) {
        it(`is seen to fail on planted violation ${index + 1}: ${summary(file)}`, () => {
          expect(rule.check([file])).to.not.deep.equal([]);
        });
      }
    });
  }

  it("lets properties of the domain be called as the field calls them", () => {
    const held = inDomain("export const amount = (trade: Held) => ({ crypto: trade.crypto });");
    expect(purityRule.check([held])).to.deep.equal([]);
  });

  it("lets translated texts, data and names that nobody reads be", () => {
    const page = `<Trans>Pay <bdi>{amount}</bdi></Trans>, <i className="icon">{amount} 5 · x</i>`;
    expect(interfaceTextRule.check([inInterface(`<p>${page}</p>`)])).to.deep.equal([]);
  });

  it("has tables of features without a cycle, where nothing imports what puts all together", () => {
    const faultsOf = (arrows: FeatureArrows) => featureRule(featureAreas.domain, arrows).check([]);
    const cycle = new Map([
      ["trade", ["offer"]],
      ["offer", ["price"]],
      ["price", ["trade"]],
    ]);
    expect(faultsOf(cycle)).to.have.length(3);
    const withRoutes = new Map<string, "all" | string[]>([
      ["trade", ["routes"]],
      ["routes", "all"],
    ]);
    expect(faultsOf(withRoutes)).to.have.length(1);
    const plain = new Map<string, string[]>([
      ["trade", ["money"]],
      ["money", []],
    ]);
    expect(faultsOf(plain)).to.deep.equal([]);
  });
});
