import { expect } from "chai";
import { readSources, type SourceFile } from "../../architecture/source-files.ts";

/** A button whose words are no element of their own: what stands between them is a column of its own then. */
const loose =
  /<Button\b(?:[^<>]|=>|<[A-Z][^>]*>)*?>\s*<Trans>[^<]*\w[^<]*<(?:bdi|Money)\b[^<]*(?:<\/bdi>|\/>)\s*\w/;

function brokenButtons(files: readonly SourceFile[]): readonly string[] {
  return files.filter(({ text }) => loose.test(text)).map(({ path }) => path);
}

/** An answer to a question, which says nothing of what it does. */
const answer = /<Trans>(?:Yes|OK|Okay)\b[^<]/;

describe("the words of buttons", () => {
  it("say what they do, never yes", () => {
    const planted = "confirm: <Trans>Yes, I've paid</Trans>,";
    const answers = (files: readonly SourceFile[]) =>
      files.filter(({ text }) => answer.test(text)).map(({ path }) => path);
    expect(answers([{ path: "planted", text: planted }])).to.deep.equal(["planted"]);
    const files = ["src/adapters/web-ui", "src/admin-ui"].flatMap((folder) =>
      readSources(folder, [".tsx"]),
    );
    expect(answers(files)).to.deep.equal([]);
  });

  it("stay one line of text around a name or sum", () => {
    const planted = "<Button busy={a}><Trans>Confirm <bdi>{name}</bdi> as yours</Trans></Button>";
    expect(brokenButtons([{ path: "planted", text: planted }])).to.deep.equal(["planted"]);
    const files = readSources("src/adapters/web-ui", [".tsx"]);
    expect(files).to.have.length.above(300);
    expect(brokenButtons(files)).to.deep.equal([]);
  });
});
