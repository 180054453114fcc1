import { expect } from "chai";
import { KeptTranslations } from "../../../src/adapters/translation/kept-translations.ts";
import { LibreTranslate } from "../../../src/adapters/translation/libre-translate.ts";
import { translateSettings } from "../../../src/composition/translate-settings.ts";
import { TranslateServer } from "../../support/translate-server.ts";

const day = 24 * 3_600_000;

describe("translations by a server with the API of LibreTranslate", () => {
  let server: TranslateServer;
  let failed: (number | undefined)[];
  let translator: LibreTranslate;
  beforeEach(async () => {
    server = await TranslateServer.open();
    failed = [];
    const settings = translateSettings(server.setting, () => true);
    if (!settings) throw new Error("There are no settings");
    translator = new LibreTranslate(settings, (status) => failed.push(status));
  });
  afterEach(() => server.close());

  it("send the text alone, and tell the language that was detected", async () => {
    expect(await translator.translate("Hello <b>you</b>", "pt")).to.deep.equal({
      text: "pt: Hello <b>you</b>",
      from: "en",
    });
    expect(server.asked).to.deep.equal([
      {
        q: "Hello <b>you</b>",
        source: "auto",
        target: "pt",
        format: "text",
        api_key: server.apiKey,
      },
    ]);
  });

  it("say which language is unknown, and report nothing as broken", async () => {
    expect(await translator.translate("Hello", "xx")).to.equal("unsupported");
    expect(failed).to.deep.equal([]);
  });

  const broken = [
    ["a limit", [429, "{}"], 429],
    ["an error", [500, "{}"], 500],
    ["something else than JSON", [200, "<html>"], undefined],
    ["no text", [200, JSON.stringify({ translatedText: 7 })], 200],
    ["a text beyond measure", [200, JSON.stringify({ translatedText: "a".repeat(20_001) })], 200],
    ["a cut connection", "cut", undefined],
  ] as const;
  for (const [name, instead, status] of broken) {
    it(`are unavailable after ${name}, which is reported without the text`, async () => {
      server.instead = instead;
      expect(await translator.translate("Hello", "pt")).to.equal("unavailable");
      expect(failed).to.deep.equal([status]);
    });
  }

  it("tell no language that is none", async () => {
    const detectedLanguage = { language: "<script>" };
    server.instead = [200, JSON.stringify({ translatedText: "Olá", detectedLanguage })];
    expect(await translator.translate("Hello", "pt")).to.deep.equal({
      text: "Olá",
      from: undefined,
    });
  });

  describe("that are kept", () => {
    let now: number;
    let kept: KeptTranslations;
    beforeEach(() => {
      now = 1_800_000_000_000;
      kept = new KeptTranslations(translator, () => now);
    });

    it("go out once a day for the same text and language, also when asked together", async () => {
      const both = await Promise.all([
        kept.translate("Hello", "pt"),
        kept.translate("Hello", "pt"),
      ]);
      expect(both[0]).to.deep.equal(both[1]);
      now += day - 1;
      await kept.translate("Hello", "pt");
      expect(server.asked).to.have.length(1);
      await kept.translate("Hello", "de");
      now += 1;
      await kept.translate("Hello", "pt");
      expect(server.asked.map(({ target }) => target)).to.deep.equal(["pt", "de", "pt"]);
    });

    it("are asked for again after a failure", async () => {
      server.instead = [500, "{}"];
      expect(await kept.translate("Hello", "pt")).to.equal("unavailable");
      server.instead = undefined;
      expect(await kept.translate("Hello", "pt")).to.have.property("text", "pt: Hello");
    });

    it("are at most 2,000: the oldest makes room", async () => {
      const counted = { translate: (text: string) => Promise.resolve({ text, from: undefined }) };
      let asked = 0;
      const full = new KeptTranslations(
        {
          translate: (text) => {
            asked += 1;
            return counted.translate(text);
          },
        },
        () => now,
      );
      for (let at = 0; at <= 2_000; at += 1) await full.translate(`text ${at}`, "pt");
      await full.translate("text 1", "pt");
      expect(asked).to.equal(2_001);
      await full.translate("text 0", "pt");
      expect(asked).to.equal(2_002);
    });
  });
});
