import { expect } from "chai";
import { Argon2PasswordHasher } from "../../../src/adapters/identity/argon2-password-hasher.ts";
import { BoundedQueue } from "../../../src/adapters/identity/bounded-queue.ts";
import { ListedPasswords } from "../../../src/adapters/identity/listed-passwords.ts";
import { Busy } from "../../../src/application/ports/busy.ts";
import { guessedForms } from "../../../src/domain/account/password.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

const password = "Nine hörses jump 🐎";

describe("the hash of a password", () => {
  const hasher = new Argon2PasswordHasher();

  it("is argon2id of at least 19 MiB and two passes, with a salt of its own", async () => {
    const [one, other] = [await hasher.hash(password), await hasher.hash(password)];
    const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$[\w+/]{22}\$[\w+/]{43}$/.exec(one);
    expect(Number(match?.[1])).to.be.at.least(19 * 1024);
    expect(Number(match?.[2])).to.be.at.least(2);
    expect(one).to.not.equal(other);
  });

  it("matches its password and no other", async () => {
    const hash = await hasher.hash(password);
    expect(await hasher.matches(password, hash)).to.equal(true);
    expect(await hasher.matches(`${password} `, hash)).to.equal(false);
    expect(await hasher.matches("", hash)).to.equal(false);
  });

  it("that others made of the same parts matches, too", async () => {
    // From the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1 -l 24 of "password".
    const reference =
      "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect(await hasher.matches("password", reference)).to.equal(true);
  });

  it("that is missing matches nothing, after the same work", async () => {
    expect(await hasher.matches(password, undefined)).to.equal(false);
  });

  it("is made for 51 of a thousand at once; all others are sent away before the first is made", async () => {
    const cheap = new Argon2PasswordHasher({ memory: 64, passes: 1, parallelism: 1 });
    const ended: string[] = [];
    await Promise.all(
      Array.from({ length: 1_000 }, () =>
        cheap.matches(password, undefined).then(
          () => ended.push("made"),
          (error: unknown) => ended.push(error instanceof Busy ? "sent away" : "failed"),
        ),
      ),
    );
    expect(ended.slice(0, 949)).to.deep.equal(Array.from({ length: 949 }, () => "sent away"));
    expect(ended.slice(949)).to.deep.equal(Array.from({ length: 51 }, () => "made"));
  });

  it("is made off the thread that answers requests, one at a time", async () => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: 4 }, () => hasher.matches(password, undefined)));
    isDone = true;
    // A hash that held the thread would leave it one turn each.
    expect(turns).to.be.greaterThan(40);
  });

  it("of the 52nd at once is refused, and those before it are made", async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 52 }, () => hasher.matches(password, undefined)),
    );
    const refused = all.filter(({ status }) => status === "rejected");
    expect(refused).to.have.length(1);
    expect(all.at(-1)).to.have.property("reason").that.is.instanceOf(Busy);
  });
});

describe("a bounded queue", () => {
  it("runs one at a time, and goes on after a failure", async () => {
    const queue = new BoundedQueue(10);
    let running = 0;
    const most: number[] = [];
    const work = async () => {
      running += 1;
      most.push(running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (most.length === 2) throw new Error("failed");
    };
    const all = await Promise.allSettled([queue.run(work), queue.run(work), queue.run(work)]);
    expect(all.map(({ status }) => status)).to.deep.equal(["fulfilled", "rejected", "fulfilled"]);
    expect(most).to.deep.equal([1, 1, 1]);
  });
});

describe("the list of common passwords", () => {
  const list = new ListedPasswords("Peer Hold");

  for (const typed of ["1234567890", "qwertyuiop", "Password1!", "ILOVEYOU123", "passw0rd123"]) {
    it(`has ${typed}`, async () => {
      const forms = guessedForms(typed, defaultAccountPolicy.password);
      expect(await Promise.all(forms.map((form) => list.has(form)))).to.include(true);
    });
  }

  for (const typed of [
    "Peerhold2026!",
    "peerhold-1999",
    "winniethepooh",
    "ManchesterUnited",
    "Liverpool2024",
    "iloveyousomuch",
    "october1987",
    "1q2w3e4r5t6y",
    "ilovebitcoin",
    `Peerhold2026!${"!".repeat(100)}`,
  ]) {
    it(`finds ${typed.slice(0, 20)} in words, years and rows of keys`, async () => {
      expect(await list.isGuessable(typed)).to.equal(true);
    });
  }

  for (const typed of ["correct horse battery", "x9f$kq2mzp", "try the demo", "nine hörses jump"]) {
    it(`does not find ${typed} soon`, async () => {
      expect(await list.isGuessable(typed)).to.equal(false);
    });
  }

  it("does not have what nobody uses", async () => {
    expect(await list.has("nine hörses jump")).to.equal(false);
  });
});
