import { expect } from "chai";
import { CannotStart } from "../../src/application/ports/cannot-start.ts";
import { readConfig } from "../../src/composition/config.ts";

describe("the setting of translations", () => {
  const translateOf = (TRANSLATE_URL: string) =>
    readConfig({ TRANSLATE_URL }, "/project").translate;

  it("names a server, with a key or without", () => {
    expect(translateOf("")).to.equal(undefined);
    expect(translateOf("https://hunter2@translate.example.org/")).to.deep.equal({
      url: "https://translate.example.org",
      apiKey: "hunter2",
    });
    expect(translateOf("http://127.0.0.1:5000/libre/")).to.deep.equal({
      url: "http://127.0.0.1:5000/libre",
      apiKey: undefined,
    });
  });

  for (const text of [
    "http://hunter2@translate.example.org",
    "https://key:hunter2@translate.example.org",
    "https://translate.example.org?api_key=hunter2",
    "hunter2",
  ]) {
    it(`refuses ${text.replace("hunter2", "…")} without telling a secret`, () => {
      expect(() => translateOf(text))
        .to.throw(CannotStart)
        .and.not.match(/hunter2/);
    });
  }
});
