import { expect } from "chai";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import { eventsPath } from "../../../src/adapters/http/contract/event-stream.ts";
import { contracts } from "../../../src/adapters/http/contract/routes.ts";
import type { OwnCaseView } from "../../../src/adapters/http/contract/own-case/own-case.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import type { RouteContract } from "../../../src/adapters/http/contract/route.ts";
import type {
  VerificationAttemptView,
  VerificationView,
} from "../../../src/adapters/http/contract/verification/verification.ts";
import { tinyPng } from "../../support/sent-files.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { KeptMails } from "../../support/kept-mails.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const password = "try the demo";

describe("what is left of a banned account", () => {
  let pair: TradingPair;
  let mails: KeptMails;
  let vera: StaffVisitor;
  let email: string;
  let id: string;
  let disputed: string;
  let other: string;
  let banned: Visitor;
  const sql = <Row>(statement: string, values: unknown[] = [id]) =>
    pair.app.database.query<Row>(statement, values);

  before(async () => {
    mails = new KeptMails();
    pair = await TradingPair.open({}, [mails.override]);
    vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    ({ id: disputed } = await pair.start());
    await pair.buyer.must("markTradePaid", { parameters: { id: disputed } });
    ({ id: other } = await pair.start());
    await sql(
      "UPDATE trader SET email_verified_at = clock_timestamp() - interval '9 days' WHERE username = $1",
      ["ana_lima"],
    );
    const [row] = await sql<{ id: string; email: string }>(
      "SELECT id, email FROM trader WHERE username = $1",
      ["ana_lima"],
    );
    id = row?.id ?? "";
    email = row?.email ?? "";
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const linkIn = (text: string) => /\/account\/cases#([\w-]+)/.exec(text)?.[1] ?? "";
  /** The `count`th mail about the ban, among those about notices and devices. */
  const mailOfBan = async (count = 1) => {
    for (let each = 1; ; each += 1) {
      await mails.await(email, each);
      const found = mails.to(email).filter(({ text }) => linkIn(text) !== "");
      if (found.length >= count) return found[count - 1]!;
    }
  };
  const enter = async (token: string) => {
    const visitor = await Visitor.of(pair.app.url);
    const told = await visitor.call("openOwnCases", { body: { token } });
    if (told.status === 200) await visitor.openPage();
    return { visitor, told };
  };
  const balance = async () => {
    const all: readonly BalanceView[] = (await banned.must("getBalances")).data;
    return BigInt(all.find(({ cryptoCurrencyCode: code }) => code === "BTC")?.balance ?? 0);
  };
  const bodyOf = (amount: bigint, more: object = {}) => ({
    crypto_currency_code: "BTC",
    amount: String(amount),
    address,
    ...more,
  });
  const obstacle = async (body: object) =>
    (
      (await banned.must("quoteSend", { body })).data as {
        obstacle: { code: string } | null;
      }
    ).obstacle?.code;
  const normalFee = async () => {
    const told = await banned.must("quoteSend", { body: bodyOf(await balance()) });
    const { fees } = told.data as { fees: { speed: string; fee: string }[] };
    return BigInt(fees.find(({ speed }) => speed === "normal")?.fee ?? 0);
  };
  const withdrawals = async () =>
    (await vera.must("viewLastWithdrawals", { parameters: { id } }))
      .data as AdminBodyOf<"viewLastWithdrawals">;

  /** Hands in an ID on the page of cases, and staff approve it. */
  const proveId = async () => {
    const passport = {
      issue_country_iso3: "PRT",
      document_type: "passport",
      first_name_original: "Ana",
      last_name_original: "Lima",
      document_number: "P7654321",
      birth_date: "1990-05-06",
      expires_on: "2039-01-01",
    };
    const { verificationReference: reference, filesNeeded } = (
      await banned.must("startIdVerification", { body: passport })
    ).data as VerificationAttemptView;
    for (const side of filesNeeded) {
      const query = { name: `${side}.png`, side };
      const file = { parameters: { reference }, query, file: tinyPng };
      // Nobody reads a photo there.
      expect((await banned.must("addVerificationFile", file)).data).to.include({ url: null });
    }
    const { id: attempt } = (await banned.must("viewVerification")).data as VerificationView;
    expect(attempt?.files.map(({ url }) => url)).to.deep.equal(filesNeeded.map(() => null));
    await banned.must("submitVerification", { parameters: { reference } });
    expect((await banned.call("startVideoVerification")).code).to.equal("unauthenticated");
    await vera.must("decideVerification", {
      parameters: { id },
      body: { verification: reference, verdict: "approve", reason: "Looked at it." },
    });
    expect((await banned.must("viewVerification")).data).to.include({ isIdVerified: true });
  };

  it("is told by a mail, whose link opens the cases once", async () => {
    await vera.must("beginAccountState", {
      parameters: { id },
      body: { state: "banned", reason: "Took payments outside." },
    });
    const mail = await mailOfBan();
    expect(mail.subject).to.include("banned");
    expect(mail.text).to.not.include("Took payments outside");
    const token = linkIn(mail.text);
    const { visitor, told } = await enter(token);
    expect(told.data).to.deep.equal({ redirectTo: "/account/cases" });
    expect((await enter(token)).told.code).to.equal("recovery_link_over");
    const recover = { token, new_password: "seven quiet lamps burn" };
    expect((await visitor.call("recover", { body: recover })).code).to.equal("recovery_link_over");
    banned = visitor;
  });

  it("is the list of open cases, and nothing else that takes a session", async () => {
    const { username, cases } = (await banned.must("listOwnCases")).data as {
      username: string;
      cases: OwnCaseView[];
    };
    expect(username).to.equal("ana_lima");
    expect(cases.map((each) => [each.id, each.status])).to.deep.equal([[disputed, "dispute_open"]]);
    const open = new Set<string>();
    const all: readonly RouteContract[] = Object.values(contracts);
    const reads = all.filter(({ method, access }) => method === "get" && access === "trader");
    for (const { id: route } of reads) {
      const parameters = {
        id: disputed,
        tradeHash: disputed,
        hash: disputed,
        username: "x",
        type: "id",
        month: "2026-01",
      };
      const told = await banned.call(route as keyof typeof contracts, { parameters });
      if (told.code !== "unauthenticated") open.add(route);
    }
    expect([...open].toSorted()).to.deep.equal([
      "downloadCaseFile",
      "getBalances",
      "listMessages",
      "listOwnCases",
      "listPasskeys",
      "listSends",
      "listUploads",
      "viewCodes",
      "viewDocumentCountry",
      "viewSupportToken",
      "viewVerification",
    ]);
    expect((await banned.call("cancelTrade", { parameters: { id: disputed } })).code).to.equal(
      "unauthenticated",
    );
    expect((await banned.must("getCurrentUser")).data).to.include({ isLogged: false });
    const stream = await fetch(pair.app.url + eventsPath, {
      headers: { cookie: banned.cookie },
    });
    expect(stream.status).to.equal(401);
  });

  it("is a chat in which evidence is written, of those trades alone", async () => {
    const body = { text: "Here is what I sent." };
    await banned.must("sendMessage", { parameters: { id: disputed }, body });
    const { data } = await pair.buyer.must("listMessages", { parameters: { id: disputed } });
    expect((data as { text: string }[]).at(-1)?.text).to.equal(body.text);
    for (const route of ["sendMessage", "listMessages"] as const) {
      const told = await banned.call(route, {
        parameters: { id: other },
        ...(route === "sendMessage" && { body }),
      });
      expect(told.code, route).to.equal("not_found");
    }
  });

  it("is one withdrawal of all of a coin, after an ID", async () => {
    await sql("UPDATE trader SET level = 1 WHERE id = $1");
    const all = await balance();
    const net = all - (await normalFee());
    expect(await obstacle(bodyOf(net))).to.equal("id_required");
    await proveId();
    expect(await obstacle(bodyOf(net - 1n))).to.equal("last_withdrawal_all");
    const toPerson = { crypto_currency_code: "BTC", amount: "1000", recipient: "bruno_costa" };
    expect(await obstacle(toPerson)).to.equal("last_withdrawal_all");
    expect((await banned.call("sendCoins", { body: bodyOf(net) })).code).to.equal("proof_needed");
    await banned.must("sendCoins", { body: bodyOf(net, { password }) });
    expect(await balance()).to.equal(0n);
    expect((await withdrawals()).sends).to.have.length(1);
  });

  it("is another withdrawal only where staff allow it", async () => {
    expect(await obstacle(bodyOf(100_000n))).to.equal("last_withdrawal_used");
    const sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    const ask = { parameters: { id }, body: { reason: "A verdict came later." } };
    expect((await sam.call("allowWithdrawal", ask)).code).to.equal("forbidden");
    const told = (await vera.must("allowWithdrawal", ask)).data as AdminBodyOf<"allowWithdrawal">;
    expect(told.permits.map(({ by }) => by)).to.deep.equal(["vera_super"]);
    expect(await obstacle(bodyOf(100_000n))).to.equal("last_withdrawal_all");
    const entries = await sql(
      "SELECT FROM audit_log WHERE act = 'allow-withdrawal' AND subject_id = $1",
    );
    expect(entries).to.have.length(1);
  });

  it("is asked for again with the address, and over once the ban is lifted", async () => {
    const visitor = await Visitor.of(pair.app.url);
    await visitor.must("askRecovery", { body: { email } });
    const mail = await mailOfBan(2);
    const { told } = await enter(linkIn(mail.text));
    expect(told.status).to.equal(200);
    await sql("UPDATE account_state SET lifted_at = clock_timestamp() WHERE trader_id = $1");
    expect((await banned.call("listOwnCases")).code).to.equal("unauthenticated");
    const ask = { parameters: { id }, body: { reason: "Too late." } };
    expect((await vera.call("allowWithdrawal", ask)).code).to.equal("not_banned");
  });
});
