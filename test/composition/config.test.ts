import { expect } from "chai";
import { CannotStart } from "../../src/application/ports/cannot-start.ts";
import { readConfig, type Environment } from "../../src/composition/config.ts";

describe("configuration", () => {
  it("has a default for everything", () => {
    expect(readConfig({}, "/project")).to.deep.equal({
      dataFolder: "/project/.data",
      databaseUrl: undefined,
      databaseMigrateUrl: undefined,
      databaseListenUrl: undefined,
      databaseReadUrls: [],
      files: { kind: "folder", folder: "/project/.data/files" },
      host: "127.0.0.1",
      port: 3000,
      adminPort: 3001,
      metricsPort: 3002,
      baseUrl: "http://localhost:3000",
      adminUrl: "http://localhost:3001",
      trustedProxies: [],
      brandName: "Peerhold",
      appLinks: [],
      logLevel: "info",
      demo: true,
      demoHistory: true,
      demoOffers: 3_000,
      role: "all",
      webProcesses: 1,
      coolDowns: true,
      bonds: true,
      pairLimit: true,
      limits: { reads: 600, writes: 120 },
      metricsToken: undefined,
      rates: { kind: "demo" },
      mail: { kind: "mailbox" },
      phone: { kind: "mailbox" },
      topUp: undefined,
      screening: undefined,
      translate: undefined,
      telegram: { kind: "demo" },
      stopDelaySeconds: 0,
      lightning: undefined,
      chains: { network: "main", bitcoin: undefined, ethereum: undefined },
      sending: { chains: new Set(), keys: undefined },
      booksAuditMinutes: 15,
      multisigEscrows: true,
      tracing: undefined,
      addresses: { countries: undefined, hosting: undefined },
      blockedNetworks: [],
    });
  });

  it("takes an empty variable as not set", () => {
    const read = readConfig({ PORT: "", BRAND_NAME: " " }, "/project");
    expect(read).to.deep.equal(readConfig({}, "/project"));
  });

  it("names the apps only where their stores have them", () => {
    const linksOf = (environment: Environment) => readConfig(environment, "/project").appLinks;
    const googlePlay = "https://play.google.com/store/apps/details?id=org.example";
    const appStore = "https://apps.apple.com/app/id1";
    expect(linksOf({ GOOGLE_PLAY_URL: googlePlay, APP_STORE_URL: appStore })).to.deep.equal([
      ["Google Play", googlePlay],
      ["App Store", appStore],
    ]);
    for (const wrong of ["http://play.google.com/x", "https://play.google.com.evil.org/x", "x"]) {
      expect(() => linksOf({ GOOGLE_PLAY_URL: wrong })).to.throw(CannotStart, "GOOGLE_PLAY_URL");
    }
    expect(() => linksOf({ APP_STORE_URL: googlePlay })).to.throw(CannotStart, "APP_STORE_URL");
  });

  it("puts the console beside the marketplace, on a free port where that is on one", () => {
    expect(readConfig({ PORT: "8080" }, "/project").adminPort).to.equal(8081);
    expect(readConfig({ PORT: "0" }, "/project").adminPort).to.equal(0);
    expect(readConfig({ ADMIN_PORT: "9000" }, "/project").adminPort).to.equal(9000);
  });

  it("sends mails by a server, in a demo else into its mailbox, and outside of one nowhere", () => {
    const SMTP_URL = "smtp://us:secret@mail.example.org:587";
    const MAIL_FROM = "Peerhold <no-reply@example.org>";
    const mailOf = (environment: Environment) => readConfig(environment, "/project").mail;
    const smtp = { kind: "smtp", url: SMTP_URL, from: MAIL_FROM, requiresTls: true };
    expect(mailOf({ SMTP_URL, MAIL_FROM })).to.deep.equal(smtp);
    const local = mailOf({ SMTP_URL: "smtp://127.0.0.1:25", MAIL_FROM: "no-reply@example.org" });
    expect(local).to.have.property("requiresTls", false);
    expect(mailOf({ DEMO: "0" })).to.deep.equal({ kind: "none" });
    const wrong = [
      { SMTP_URL },
      { SMTP_URL, MAIL_FROM: "nobody" },
      { SMTP_URL, MAIL_FROM: "Us <a@example.org>\r\nBcc: x <b@example.org>" },
      { SMTP_URL: "https://us:secret@mail.example.org", MAIL_FROM },
    ];
    for (const environment of wrong) {
      expect(() => mailOf(environment))
        .to.throw(CannotStart)
        .and.not.match(/secret/);
    }
  });

  it("keeps files in a folder, or in a bucket whose secret it never repeats", () => {
    const filesOf = (FILES_URL: string) => readConfig({ FILES_URL }, "/project").files;
    expect(filesOf("")).to.deep.equal({ kind: "folder", folder: "/project/.data/files" });
    expect(filesOf("https://id:s%2Fecret@s3.example.org/files?region=eu-1")).to.deep.equal({
      kind: "s3",
      bucketUrl: "https://s3.example.org/files",
      accessKey: "id",
      secretKey: "s/ecret",
      region: "eu-1",
    });
    const wrong = [
      "http://id:hunter2@s3.example.org/files?region=eu-1",
      "https://id:hunter2@s3.example.org/files",
      "https://id:hunter2@s3.example.org/?region=eu-1",
      "https://s3.example.org/files?region=eu-1&hunter2",
      "hunter2",
    ];
    for (const text of wrong) {
      expect(() => filesOf(text))
        .to.throw(CannotStart)
        .and.not.match(/hunter2/);
    }
  });

  it("reaches phones by a provider, in a demo else in its mailbox, and outside of one not at all", () => {
    const SMS_URL = "https://AC12:secret@api.twilio.com";
    const SMS_FROM = "+15005550006";
    const phoneOf = (environment: Environment) => readConfig(environment, "/project").phone;
    expect(phoneOf({ SMS_URL, SMS_FROM })).to.deep.equal({
      kind: "twilio",
      origin: "https://api.twilio.com",
      accountSid: "AC12",
      authToken: "secret",
      from: SMS_FROM,
    });
    const here = phoneOf({ SMS_URL: "http://AC12:secret@127.0.0.1:90", SMS_FROM });
    expect(here).to.have.property("origin", "http://127.0.0.1:90");
    expect(phoneOf({})).to.deep.equal({ kind: "mailbox" });
    expect(phoneOf({ DEMO: "0" })).to.deep.equal({ kind: "none" });
    const wrong = [
      { SMS_URL },
      { SMS_URL, SMS_FROM: "Peerhold" },
      { SMS_URL: "http://AC12:secret@api.twilio.com", SMS_FROM },
      { SMS_URL: "https://api.twilio.com/secret", SMS_FROM },
    ];
    for (const environment of wrong) {
      expect(() => phoneOf(environment))
        .to.throw(CannotStart)
        .and.not.match(/secret/);
    }
  });

  it("tells people on Telegram by a bot, in a demo else by a page of its own", () => {
    const telegramOf = (environment: Environment) => readConfig(environment, "/project").telegram;
    const TELEGRAM_URL = "https://123:hunter2_x-y@api.telegram.org/our_bot";
    expect(telegramOf({ TELEGRAM_URL })).to.deep.equal({
      kind: "bot",
      origin: "https://api.telegram.org",
      token: "123:hunter2_x-y",
      name: "our_bot",
    });
    expect(telegramOf({})).to.deep.equal({ kind: "demo" });
    expect(telegramOf({ DEMO: "0" })).to.deep.equal({ kind: "none" });
    const wrong = [
      "http://123:hunter2@api.telegram.org/our_bot",
      "https://123:hunter2@api.telegram.org/",
      "https://bot:hunter2@api.telegram.org/our_bot",
      "https://123:hunter2/../@api.telegram.org/our_bot",
      "https://api.telegram.org/hunter2",
      "hunter2",
    ];
    for (const text of wrong) {
      expect(() => telegramOf({ TELEGRAM_URL: text }))
        .to.throw(CannotStart)
        .and.not.match(/hunter2/);
    }
  });

  const refused: readonly [string, string][] = [
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["DEMO_STORY", "yes"],
    ["STOP_DELAY_SECONDS", "61"],
    ["STOP_DELAY_SECONDS", "soon"],
    ["DEMO_OFFERS", "many"],
    ["DEMO_OFFERS", "5001"],
    ["ADMIN_PORT", "desk"],
    ["ADMIN_PORT", "3000"],
    ["METRICS_PORT", "70000"],
    ["DATABASE_URL", "mysql://root:secret@host/name"],
    ["DATABASE_URL", "secret"],
    ["DATABASE_MIGRATE_URL", "secret"],
    ["DATABASE_MIGRATE_URL", "postgres://owner:secret@host/name"],
    ["BASE_URL", "example.org"],
    ["BASE_URL", "http://example.org"],
    ["BASE_URL", "http://127.0.0.1.example.org"],
    ["BASE_URL", "https://example.org/market"],
    ["BASE_URL", "ftp://example.org"],
    ["BRAND_NAME", "<b>Market</b>"],
    ["BRAND_NAME", "x".repeat(41)],
    ["LOG_LEVEL", "loud"],
    ["ROLE", "both"],
    ["READS_PER_MINUTE", "0"],
    ["WRITES_PER_MINUTE", "many"],
    ["METRICS_TOKEN", "short"],
    ["METRICS_TOKEN", "two words of a token"],
    ["COOL_DOWNS", "short"],
    ["PAIR_LIMIT", "2"],
    ["RATES", "free"],
    ["BOOKS_AUDIT_MINUTES", "often"],
    ["DEMO", "yes"],
    ["DEMO_PUBLIC", "true"],
    ["TRUSTED_PROXIES", "proxy.example.org"],
    ["TRUSTED_PROXIES", "127.0.0.1, 10.0.0.0/33"],
    ["TRUSTED_PROXIES", "0.0.0.0/0"],
    ["TRUSTED_PROXIES", "::/0"],
    ["BLOCKED_NETWORKS", "203.0.113.0/24, nobody"],
    ["BLOCKED_NETWORKS", "0.0.0.0/0"],
    ["ADDRESS_COUNTRIES_FILE", "/nowhere/countries.csv"],
    ["HOSTING_NETWORKS_FILE", "/nowhere/networks.txt"],
  ];
  for (const [name, value] of refused) {
    it(`refuses ${name}=${value} with one sentence that names it and tells no secret`, () => {
      expect(() => readConfig({ [name]: value }, "/project"))
        .to.throw(CannotStart, new RegExp(`^${name}.*\\.$`))
        .with.property("message")
        .that.does.not.include("secret");
    });
  }

  it("lets the address be http on this machine and https everywhere", () => {
    for (const url of ["http://localhost:8080", "http://[::1]:3000", "https://example.org"]) {
      expect(readConfig({ BASE_URL: url }, "/project").baseUrl).to.equal(url);
    }
  });

  it("is a demo only where nothing says that it is real", () => {
    const isDemo = (environment: Record<string, string>) =>
      readConfig(environment, "/project").demo;
    expect(isDemo({})).to.equal(true);
    expect(isDemo({ DEMO: "0" })).to.equal(false);
    expect(isDemo({ DATABASE_URL: "postgres://localhost/market" })).to.equal(false);
    expect(isDemo({ DATABASE_URL: "postgres://localhost/market", DEMO: "1" })).to.equal(true);
    expect(isDemo({ HOST: "0.0.0.0" })).to.equal(false);
    expect(isDemo({ HOST: "0.0.0.0", DEMO: "1", DEMO_PUBLIC: "1" })).to.equal(true);
    expect(isDemo({ BASE_URL: "https://market.example.org" })).to.equal(false);
    const open = { BASE_URL: "https://market.example.org", DEMO_PUBLIC: "1" };
    expect(isDemo(open)).to.equal(false);
    expect(isDemo({ ...open, DEMO: "1" })).to.equal(true);
  });

  it("lifts the rules that keep people from harm in a demo only", () => {
    const real = { DATABASE_URL: "postgres://localhost/market" };
    for (const name of ["COOL_DOWNS", "PAIR_LIMIT", "BONDS"]) {
      expect(() => readConfig({ ...real, [name]: "0" }, "/project"))
        .to.throw(CannotStart)
        .with.property(
          "message",
          `${name} is 0, but only a demo can turn this rule off: remove the setting.`,
        );
      expect(() => readConfig({ ...real, [name]: "1" }, "/project")).to.not.throw();
    }
    const { coolDowns, pairLimit } = readConfig({ COOL_DOWNS: "0", PAIR_LIMIT: "0" }, "/project");
    expect([coolDowns, pairLimit]).to.deep.equal([false, false]);
  });

  it("makes prices up for play money only", () => {
    const real = { DEMO: "0" };
    expect(readConfig(real, "/project").rates.kind).to.equal("http");
    expect(() => readConfig({ ...real, RATES: "demo" }, "/project")).to.throw(
      CannotStart,
      /^RATES/,
    );
  });

  it("refuses to be a demo where others can reach it, unless that is said", () => {
    expect(() => readConfig({ HOST: "0.0.0.0", DEMO: "1" }, "/project")).to.throw(
      CannotStart,
      /^HOST is .*DEMO_PUBLIC=1/,
    );
    const open = { BASE_URL: "https://market.example.org", DEMO: "1" };
    expect(() => readConfig(open, "/project")).to.throw(
      CannotStart,
      /^BASE_URL is market\.example\.org: .*DEMO_PUBLIC=1/,
    );
    // The codes of a demo's staff stand in its console.
    const console = { ADMIN_URL: "https://staff.example.org", DEMO: "1" };
    expect(() => readConfig(console, "/project")).to.throw(
      CannotStart,
      /^ADMIN_URL is staff\.example\.org: .*DEMO_PUBLIC=1/,
    );
    expect(readConfig({ ...console, DEMO_PUBLIC: "1" }, "/project").demo).to.equal(true);
    expect(readConfig({ ADMIN_URL: console.ADMIN_URL }, "/project").demo).to.equal(false);
    expect(readConfig({ ADMIN_URL: "http://127.0.0.1:99" }, "/project").demo).to.equal(true);
  });
});
