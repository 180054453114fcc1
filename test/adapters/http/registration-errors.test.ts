import { expect } from "chai";
import type { Failure } from "../../../src/adapters/http/contract/envelope.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

describe("the errors of a registration", () => {
  let app: TestApp;
  let visitor: Visitor;
  before(async () => {
    app = await startTestApp();
    visitor = await Visitor.of(app.url);
  });
  after(() => app.stop());

  const words = { username: "Supp0rt", email: "x@example.org", password: "Password123" };
  const errorOf = async (body: object): Promise<Failure["error"]> => {
    const told = await visitor.call("register", { body });
    return (told.body as Failure).error;
  };

  it("are told by field, as the rules see them", async () => {
    const { code, details, fieldsErrors = {}, commonError } = await errorOf(words);
    expect([code, commonError]).to.deep.equal(["validation", null]);
    expect(Object.keys(fieldsErrors)).to.deep.equal(["username", "password"]);
    expect(fieldsErrors["username"]).to.deep.equal([details?.[0]?.message]);
  });

  it("are told by field, as the form sees them", async () => {
    const { code, fieldsErrors = {}, commonError } = await errorOf({ ...words, email: "nowhere" });
    expect([code, commonError]).to.deep.equal(["validation", null]);
    expect(fieldsErrors["email"]).to.have.length(1);
  });

  it("are in common where they are about no field", async () => {
    const answer = await fetch(`${app.url}/rest/v1/auth/register`, { method: "POST" });
    const { error } = (await answer.json()) as Failure;
    expect(error).to.deep.include({ code: "forbidden_origin", fieldsErrors: {} });
    expect(error.commonError).to.equal(error.message);
  });

  it("say where the address looks like a slip, and what was probably meant", async () => {
    const body = { username: "typist_1", email: "typist@gmial.com", password: "a horse of course" };
    const { code, details = [], isEmailTypo, fieldsErrors = {} } = await errorOf(body);
    expect([code, isEmailTypo]).to.deep.equal(["validation", true]);
    expect(fieldsErrors["email"]).to.have.length(1);
    const suggested = details.find(({ field }) => field === "suggested_email");
    expect(suggested?.message).to.equal("typist@gmail.com");
    expect((await errorOf(words)).isEmailTypo).to.equal(false);
  });

  it("leave an address with a slip to who meant it", async () => {
    const body = { username: "typist_2", email: "typist@gmial.com", password: "a horse of course" };
    await visitor.must("register", { body: { ...body, is_email_meant: true } });
  });

  it("are no field of other failures", async () => {
    const told = await visitor.call("logIn", { body: {} });
    expect((told.body as Failure).error).to.not.have.property("fieldsErrors");
  });
});
