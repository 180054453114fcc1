import { expect } from "chai";
import { demoStaff } from "../../../src/application/demo/demo-staff.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { faultsOf } from "../../support/offer-owners.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

const questions = [
  { question: "first_pet", answer: "Old Mr. Whiskers" },
  { question: "first_teacher", answer: "Élodie Ota" },
  { question: "childhood_street", answer: "Rua do Sol" },
];

const support = demoStaff.find(({ role }) => role === "support")?.username ?? "";

describe("security questions over HTTP", () => {
  let app: TestApp;
  let count = 0;
  let name: string;
  let here: Visitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM attempt");
    count += 1;
    name = `asked_${count}x`;
    here = await Visitor.of(app.url);
    await here.register(name);
  });

  const set = (part: object = {}) =>
    here.call("setSecurityQuestions", {
      body: { questions, password: passwordOf(name), ...part },
    });
  const setAt = async () =>
    ((await here.must("viewSecurityQuestions")).data as { setAt: string | null }).setAt;

  it("take a proof, and are told to nobody once they are set", async () => {
    expect(await setAt()).to.equal(null);
    const unproven = await set({ password: undefined });
    expect(unproven).to.include({ status: 403, code: "proof_needed" });
    expect(await set({ password: "not this one" })).to.include({ code: "wrong_credentials" });
    expect(await setAt()).to.equal(null);
    const saved = await set();
    expect(saved.status, JSON.stringify(saved.body)).to.equal(200);
    const { data } = await here.must("viewSecurityQuestions");
    expect(Object.keys(data)).to.deep.equal(["setAt"]);
    expect(await setAt()).to.match(/^\d{4}-.*Z$/);
  });

  it("are kept as one slow hash, and told to the owner by mail", async () => {
    await set();
    const rows = await app.database.query<{ answers_hash: string }>(
      `SELECT * FROM security_answers
        WHERE trader_id = (SELECT id FROM trader WHERE username = $1)`,
      [name],
    );
    expect(rows).to.have.length(1);
    expect(rows[0]?.answers_hash).to.match(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).to.not.match(/whiskers|elodie|rua/i);
    const [told] = await app.database.query<{ count: string }>(
      `SELECT count(*) FROM delivery WHERE kind = 'questions_set'
          AND trader_id = (SELECT id FROM trader WHERE username = $1)`,
      [name],
    );
    expect(told?.count).to.equal("1");
  });

  it("name what is wrong with each of them, before a proof is used", async () => {
    const [pet, teacher, street] = questions;
    const faulty = [pet, { ...teacher, answer: "old mr whiskers" }, { ...street, answer: "--a" }];
    expect(faultsOf(await set({ questions: faulty }))).to.deep.equal([
      "questions.1.answer answer_twice",
      "questions.2.answer answer_too_short",
    ]);
    expect(faultsOf(await set({ questions: [pet, teacher, pet] }))).to.deep.equal([
      "questions.2.question question_twice",
    ]);
    const odd = [
      [pet, teacher],
      [pet, teacher, street, pet],
      [pet, teacher, { question: "mothers_name", answer: "Maria" }],
      [pet, teacher, { ...street, answer: "x".repeat(101) }],
      [pet, teacher, { ...street, trader_id: "other" }],
      [pet, teacher, null],
      "first_pet",
    ];
    for (const each of odd) {
      const refused = await set({ questions: each });
      expect(refused, JSON.stringify(each)).to.include({ status: 422, code: "validation" });
    }
    expect(await setAt()).to.equal(null);
  });

  it("open no session, and stand for no proof", async () => {
    await set();
    const other = await Visitor.of(app.url);
    const answer = "Old Mr. Whiskers";
    const signIn = await other.call("logIn", { body: { login: name, password: answer } });
    expect(signIn.status).to.equal(401);
    const asked = await other.call("logIn", { body: { login: name, password: "x", questions } });
    expect(asked.status).to.equal(422);
    expect((await here.call("downloadOwnData", { body: { questions } })).status).to.equal(422);
    const wrong = await here.call("downloadOwnData", { body: { password: answer } });
    expect(wrong).to.include({ code: "wrong_credentials" });
  });

  it("are replaced as a whole, a few times a day", async () => {
    const made = [];
    for (let time = 0; time < 6; time += 1) made.push((await set()).status);
    expect(made).to.deep.equal([200, 200, 200, 200, 200, 429]);
  });

  it("stand in one's own data with their time, and without a word of them", async () => {
    await set();
    const body = { password: passwordOf(name) };
    const { data } = await here.must("downloadOwnData", { body });
    const rows = (data as Record<string, readonly object[]>)["security_answers"];
    expect(rows).to.have.length(1);
    expect(Object.keys(rows?.[0] ?? {})).to.deep.equal(["set_at"]);
  });

  it("are asked by support as one part of the owner's proof, a week later, and each time logged", async () => {
    const nils = await StaffVisitor.ofDemo(app.adminUrl, support);
    const [person] = await app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = $1",
      [name],
    );
    const parameters = { id: person?.id ?? "" };
    const check = (answers: readonly string[]) =>
      nils.call("checkSecurityAnswers", { parameters, body: { answers } });
    const right = ["old mr whiskers", "ÉLODIE OTA", "rua do sol"];
    expect((await nils.call("askSecurityQuestions", { parameters })).code).to.equal("not_found");
    expect((await check(right)).code).to.equal("not_found");
    await set();
    expect((await check(right)).code).to.equal("answers_too_new");
    await app.database.query("UPDATE security_answers SET set_at = set_at - interval '7 days'");
    const { data } = await nils.must("askSecurityQuestions", { parameters });
    expect(data).to.deep.include({ questions: questions.map(({ question }) => question) });
    expect((await check(right)).body).to.deep.equal({ isRight: true });
    expect((await check(right.with(2, "Rua da Lua"))).body).to.deep.equal({ isRight: false });
    expect((await check(right.toReversed())).body).to.deep.equal({ isRight: false });
    expect((await check(right.slice(1))).status).to.equal(422);
    const logged = await app.database.query<{ act: string }>(
      "SELECT act, subject_id FROM audit_log ORDER BY seq DESC LIMIT 4",
    );
    expect(logged.map(({ act }) => act)).to.deep.equal([
      ...Array.from({ length: 3 }, () => "check-security-answers"),
      "read-security-questions",
    ]);
    expect(JSON.stringify(await app.database.query("SELECT * FROM audit_content"))).to.not.match(
      /whiskers|rua d/i,
    );
    const guesses = [await check(right), await check(right), await check(right)];
    expect(guesses.map(({ status }) => status)).to.deep.equal([200, 200, 429]);
    const sessions = await here.must("listSessions");
    expect(sessions.data, "nothing follows from a match").to.have.length(1);
  });

  it("are asked by no moderator", async () => {
    const nia = await StaffVisitor.ofDemo(app.adminUrl, "nia_mod");
    const asked = await nia.call("askSecurityQuestions", { parameters: { id: "unknown1234" } });
    expect(asked.status).to.equal(403);
  });
});
