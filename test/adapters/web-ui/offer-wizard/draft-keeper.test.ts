import { expect } from "chai";
import { newDraft } from "../../../../src/adapters/web-ui/offer-wizard/draft.ts";
import {
  DraftKeeper,
  type KeptState,
} from "../../../../src/adapters/web-ui/offer-wizard/draft-keeper.ts";

/** A server with one draft that other devices change, too. */
class OneDraft {
  version = 0;
  terms: string | undefined;
  answer: KeptState | undefined;

  readonly calls = {
    save: async (_id: string, version: number, { terms }: { readonly terms: string }) => {
      if (this.answer) return this.answer;
      if (version !== this.version) return "elsewhere" as const;
      this.version += 1;
      this.terms = terms;
      return this.version;
    },
    versionOf: async () => (this.terms === undefined ? undefined : this.version),
    remove: async () => {
      this.terms = undefined;
      this.version = 0;
    },
  };
}

const draft = (terms: string) => ({ ...newDraft("", "EUR", false), terms });

describe("keeping a draft", () => {
  let server: OneDraft;
  let keeper: DraftKeeper;
  beforeEach(() => {
    server = new OneDraft();
    keeper = new DraftKeeper(undefined, server.calls);
  });
  const write = async (terms: string) => {
    keeper.write(draft(terms));
    await keeper.flush();
  };

  it("saves what was typed last, and says so with its id", async () => {
    expect(keeper.snapshot()).to.deep.equal({ id: undefined, state: "unsaved" });
    keeper.write(draft("one"));
    keeper.write(draft("two"));
    await keeper.flush();
    expect([server.version, server.terms]).to.deep.equal([1, "two"]);
    expect(keeper.snapshot().state).to.equal("saved");
    expect(keeper.snapshot().id).to.match(/^[a-z0-9]{20}$/);
    await write("three");
    expect([server.version, server.terms]).to.deep.equal([2, "three"]);
  });

  it("overwrites nothing that another device saved before its user says so", async () => {
    await write("mine");
    server.version += 1;
    server.terms = "theirs";
    await write("mine again");
    expect([server.terms, keeper.snapshot().state]).to.deep.equal(["theirs", "elsewhere"]);
    await write("and again");
    expect(server.terms).to.equal("theirs");
    await keeper.overwrite();
    expect([server.terms, keeper.snapshot().state]).to.deep.equal(["and again", "saved"]);
  });

  it("makes it anew where another device removed it and its user keeps it", async () => {
    await write("mine");
    await server.calls.remove();
    await write("mine again");
    await keeper.overwrite();
    expect([server.version, server.terms]).to.deep.equal([1, "mine again"]);
  });

  it("removes it after what is being saved, and saves nothing after that", async () => {
    await write("one");
    keeper.write(draft("two"));
    const saving = keeper.flush();
    await keeper.remove();
    await saving;
    await write("three");
    expect(server.terms).to.equal(undefined);
  });

  it("says that it is not kept, and tries again with the next change", async () => {
    server.answer = "full";
    await write("one");
    expect(keeper.snapshot()).to.deep.equal({ id: undefined, state: "full" });
    server.answer = undefined;
    await write("two");
    expect(keeper.snapshot().state).to.equal("saved");
  });
});
