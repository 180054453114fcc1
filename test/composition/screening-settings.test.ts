import { expect } from "chai";
import { CannotStart } from "../../src/application/ports/cannot-start.ts";
import { readConfig } from "../../src/composition/config.ts";

describe("the setting of the screening of addresses", () => {
  const screeningOf = (SCREENING_URL: string) =>
    readConfig({ SCREENING_URL }, "/project").screening;

  it("names a server and its key", () => {
    expect(screeningOf("")).to.equal(undefined);
    expect(screeningOf("https://hunter2@public.chainalysis.com/")).to.deep.equal({
      url: "https://public.chainalysis.com",
      apiKey: "hunter2",
    });
    expect(screeningOf("http://hunter2@127.0.0.1:5000/kept")).to.deep.equal({
      url: "http://127.0.0.1:5000/kept",
      apiKey: "hunter2",
    });
  });

  for (const text of [
    "https://public.chainalysis.com",
    "http://hunter2@public.chainalysis.com",
    "https://key:hunter2@public.chainalysis.com",
    "https://hunter2@public.chainalysis.com?a=hunter2",
    "hunter2",
  ]) {
    it(`refuses ${text.replaceAll("hunter2", "…")} without telling a secret`, () => {
      expect(() => screeningOf(text))
        .to.throw(CannotStart)
        .and.not.match(/hunter2/);
    });
  }
});
