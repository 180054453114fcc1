import { expect } from "chai";
import type { CurrentUserView } from "../../../src/adapters/http/contract/account/current-user.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import type {
  VerificationAttemptView,
  VerificationView,
} from "../../../src/adapters/http/contract/verification/verification.ts";
import type { StaffVerificationView } from "../../../src/adapters/http/contract/admin/verifications.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresVerificationFiles } from "../../../src/adapters/persistence/verification/postgres-verification-files.ts";
import { PostgresVerificationStore } from "../../../src/adapters/persistence/verification/postgres-verification-store.ts";
import { KeepVerifications } from "../../../src/application/verification/keep-verifications.ts";
import { defaultVerificationPolicy } from "../../../src/domain/policy/default-people-policy.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { photo, tinyPng } from "../../support/sent-files.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const passport = {
  issue_country_iso3: "GHA",
  document_type: "passport",
  first_name_original: "Kofi",
  last_name_original: "Mensah",
  document_number: "G1234567",
  birth_date: "1990-05-06",
  expires_on: "2039-01-01",
};
const bill = {
  country_iso3: "GHA",
  document_type: "utility_bill",
  city_name: "Accra",
  address_line_1: "1 Quay Street",
};

describe("the verification of people over HTTP", () => {
  let pair: TradingPair;
  let kofi: Visitor;
  let kofiId: string;
  let vera: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open();
    kofi = await pair.signIn("kofi_trades");
    vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    const sql = "SELECT id FROM trader WHERE username = 'kofi_trades'";
    kofiId = (await query<{ id: string }>(sql))[0]?.id ?? "";
    await query("UPDATE trader SET level = 1 WHERE id = $1", [kofiId]);
  });
  after(() => pair.close());

  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    pair.app.database.query<Row>(sql, parameters);
  const shown = async (): Promise<VerificationView> => (await kofi.must("viewVerification")).data;
  const user = async (): Promise<CurrentUserView> => (await kofi.must("getCurrentUser")).data;
  const startId = (change: object = {}) =>
    kofi.call("startIdVerification", { body: { ...passport, ...change } });
  const reference = async (kind: "id" | "address" = "id") =>
    (await shown())[kind]?.verificationReference ?? "";
  const add = async (side: string, kind: "id" | "address" = "id", file: Uint8Array = tinyPng) =>
    kofi.call("addVerificationFile", {
      parameters: { reference: await reference(kind) },
      query: { name: `${side}.png`, side },
      file,
    });
  const submit = async (kind: "id" | "address" = "id") =>
    kofi.call("submitVerification", { parameters: { reference: await reference(kind) } });
  /** The hourly round. */
  const keep = async () => {
    const pool = await createDataSource({ url: pair.app.database.url }).initialize();
    const keepAll = new KeepVerifications({
      store: new PostgresVerificationStore(pool, undefined as never),
      files: new PostgresVerificationFiles(pool),
      storage: { remove: () => Promise.resolve() } as never,
      policy: () => ({ verification: defaultVerificationPolicy }),
      lowestLevel: 1,
    });
    await keepAll.execute().finally(() => pool.destroy());
  };
  const decide = (verification: string, verdict: string, more: object = {}, who = vera) =>
    who.call("decideVerification", {
      parameters: { id: kofiId },
      body: { verification, verdict, reason: "Looked at it.", ...more },
    });
  const ask = (asked: string, more: object = {}) =>
    vera.call("askVerification", {
      parameters: { id: kofiId },
      body: { asked, reason: "A large trade is ahead.", ...more },
    });

  it("needs an ID before an address or a video, and says every field that is wrong", async () => {
    const early = await kofi.call("startDocumentVerification", { body: bill });
    expect(early, JSON.stringify(early.body)).to.include({
      status: 409,
      code: "verify_id_first",
    });
    const wrong = await startId({ first_name_original: "<b>", birth_date: "2020-01-01" });
    const { details } = (wrong.body as { error: { details: { field: string }[] } }).error;
    expect(details.map(({ field }) => field)).to.have.members([
      "first_name_original",
      "birth_date",
    ]);
    expect(await startId({ issue_country_iso3: "ZZZ" })).to.include({ code: "validation" });
  });

  it("takes an ID with each of its photos, encrypted, and hands it in once", async () => {
    const begun = await startId();
    expect(begun.status).to.equal(200);
    const attempt = begun.data as VerificationAttemptView;
    expect(attempt).to.deep.include({
      status: "uploaded",
      selfieMode: "ENROL",
      filesNeeded: ["front", "selfie"],
    });
    expect(await submit()).to.include({ status: 422, code: "verification_files_needed" });
    expect(await add("front", "id", Buffer.from("<svg>"))).to.include({ code: "attachment_kind" });
    expect(await add("front")).to.include({ status: 200 });
    expect(await add("front", "id", await photo())).to.include({ status: 200 });
    expect((await shown()).id?.files).to.have.length(1);
    expect(await add("selfie")).to.include({ status: 200 });
    const both = await Promise.all([submit(), submit()]);
    expect(both.map(({ status }) => status)).to.have.members([200, 409]);
    expect((await user()).verification.id).to.deep.include({ pending: true, verified: false });
    expect(await startId()).to.include({ code: "verification_pending" });
    expect(await add("front")).to.include({ code: "verification_moved" });
    const [row] = await query<{ details: Buffer }>(
      "SELECT details FROM verification WHERE trader_id = $1",
      [kofiId],
    );
    expect(row?.details.toString("latin1")).to.not.include("Mensah");
  });

  it("is read by supervisors alone, and each reading is logged", async () => {
    const omar = await StaffVisitor.ofDemo(pair.app.adminUrl, "omar_mod");
    expect(await omar.call("listVerifications")).to.include({ status: 403 });
    const listed = await vera.must("listVerifications", {
      query: { filter: JSON.stringify({ status: "pending" }) },
    });
    const [first] = listed.data as { id: string; files: { url: null }[] }[];
    expect(first?.files[0]?.url).to.equal(null);
    const parameters = { id: first?.id ?? "" };
    const seen: StaffVerificationView = (await vera.must("viewStaffVerification", { parameters }))
      .data;
    expect(seen.typed).to.include({ documentNumber: "G1234567", lastName: "Mensah" });
    const url = seen.files[0]?.url ?? "";
    expect((await fetch(pair.app.adminUrl + url)).status).to.equal(200);
    const log = await query("SELECT 1 FROM audit_log WHERE act = 'read-verification'");
    expect(log).to.not.have.length(0);
  });

  it("comes back with reasons, and is tried again until the tries are used", async () => {
    const id = await reference();
    expect(await decide(id, "reject")).to.include({ status: 422, code: "reasons_needed" });
    const both = await Promise.all([
      decide(id, "reject", { reasons: ["unreadable"] }),
      decide(id, "reject", { reasons: ["expired"] }),
    ]);
    expect(both.map(({ status }) => status)).to.have.members([200, 409]);
    const { verification } = await user();
    expect(verification.id).to.deep.include({ rejected: true, verified: false });
    expect(verification.id.rejectReasons).to.have.length(1);
    for (const number of ["G2", "G3"]) {
      await startId({ document_number: `${number}00000` });
      for (const side of ["front", "selfie"]) await add(side);
      await submit();
      const given = await decide(await reference(), "reject", { reasons: ["altered"] });
      expect(given.status).to.equal(200);
    }
    expect(await startId()).to.include({ status: 429, code: "attempts_exceeded" });
    const left = await kofi.must("viewLeftAttempt", { parameters: { type: "id" } });
    expect(left.data).to.include({ left: 0 });
    expect((left.data as { nextAt: string | null }).nextAt).to.not.equal(null);
    await query("UPDATE verification SET decided_at = decided_at - interval '2 days'");
    expect((await kofi.must("viewLeftAttempt", { parameters: { type: "id" } })).data).to.include({
      left: 3,
    });
  });

  it("counts no try for files that cannot be read, and lifts the level once it is approved", async () => {
    for (const verdict of ["corrupted", "approve"]) {
      expect((await startId()).status).to.equal(200);
      for (const side of ["front", "selfie"]) await add(side);
      await submit();
      expect((await decide(await reference(), verdict)).status).to.equal(200);
    }
    const me = await user();
    expect(me.verification.id).to.deep.include({ verified: true, rejected: false });
    expect(me).to.include({ firstName: "Kofi", lastName: "Mensah", idExpiresAt: "2039-01-01" });
    expect(me.kycLevelCheck?.level).to.equal(2);
    expect(await startId()).to.include({ code: "verification_done" });
    const country = await kofi.must("viewDocumentCountry");
    expect(country.data).to.include({ country_iso3: "GHA" });
  });

  it("lifts it further by a proof of address, published as a label of level 2", async () => {
    const started = await kofi.call("startDocumentVerification", { body: bill });
    expect(started.status).to.equal(200);
    await add("page", "address");
    expect((await submit("address")).status).to.equal(200);
    expect((await decide(await reference("address"), "approve")).status).to.equal(200);
    expect(await shown()).to.include({ level: 2, label: "L2+POA", isAddressVerified: true });
    const check = await kofi.must("kycCheck", { query: { fiatCurrencyCode: "USD" } });
    expect(check.data).to.deep.nested.include({ label: "L2+POA", "limits.perTrade": "50000.00" });
  });

  it("shows staff other accounts with the same document", async () => {
    const other = pair.buyer;
    const body = { ...passport, document_number: "G 123 4567" };
    const begun = await other.must("startIdVerification", { body });
    const own = (begun.data as VerificationAttemptView).verificationReference;
    for (const side of ["front", "selfie"]) {
      const query2 = { name: `${side}.png`, side };
      const sent = { parameters: { reference: own }, query: query2, file: tinyPng };
      await other.must("addVerificationFile", sent);
    }
    await other.must("submitVerification", { parameters: { reference: own } });
    expect(await kofi.call("submitVerification", { parameters: { reference: own } })).to.include({
      status: 404,
    });
    const seen = await vera.must("viewStaffVerification", { parameters: { id: own } });
    expect((seen.data as StaffVerificationView).sameDocument).to.deep.equal(["kofi_trades"]);
  });

  it("can be forced: past the deadline nothing is started or sent until it is done", async () => {
    expect(await ask("forced")).to.include({ status: 422, code: "deadline_refused" });
    const deadline = new Date(Date.now() + 7_200_000).toISOString();
    expect(await ask("forced", { deadline })).to.include({ status: 200 });
    expect((await shown()).blockedKycActions).to.deep.equal([]);
    const me = await user();
    expect(me).to.include({ verificationDeadline: deadline, isVerificationAsked: true });
    expect(me.verification.id.forced).to.equal(true);
    await query("UPDATE trader SET verify_by = now() WHERE id = $1", [kofiId]);
    await query("UPDATE verification_demand SET deadline = now() WHERE trader_id = $1", [kofiId]);
    expect((await shown()).blockedKycActions).to.include("use-wallet");
    const quoted = await kofi.must("quoteSend", {
      body: { crypto_currency_code: "BTC", amount: "20000", recipient: "ana_lima" },
    });
    expect(quoted.data).to.deep.nested.include({ "obstacle.code": "send_locked" });
    expect(await ask("none")).to.include({ status: 200 });
    expect((await shown()).demand).to.equal(null);
  });

  it("is told in notices, also before an ID expires, which takes its level back", async () => {
    await query(
      "UPDATE verification SET expires_on = now() + interval '10 days' WHERE kind = 'id'",
    );
    await keep();
    await query("UPDATE verification SET expires_on = now() - interval '2 days' WHERE kind = 'id'");
    await keep();
    const me = await user();
    expect(me).to.include({ isIdExpired: true });
    expect(me.kycLevelCheck?.level).to.equal(1);
    await caughtUp(pair.app.database, "notices");
    const notices: NoticeView[] = (await kofi.must("listNotices")).data;
    const told = new Set(notices.map(({ event }) => event));
    for (const event of [
      "verification_approved",
      "verification_rejected",
      "verification_corrupted",
      "verification_asked",
      "id_expires_soon",
      "id_expired",
    ]) {
      expect(told.has(event as NoticeView["event"]), event).to.equal(true);
    }
    expect(await startId()).to.include({ status: 200 });
    expect((await shown()).id?.selfieMode).to.equal("VERIFY");
  });
});
