import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import type { CommonPasswords } from "../../application/ports/common-passwords.ts";

/** Fewer guesses than this do not stop an attacker who has the hash, or many addresses. */
const fewestGuesses = 1_500_000_000;

/** The estimate costs the more the longer a password is; what begins strong stays strong. */
const mostEstimated = 24;

/** The lists of common passwords and words that come with the dependencies; loaded on first use. */
export class ListedPasswords implements CommonPasswords {
  readonly #brandWords: string[];

  /** Names of the marketplace are among the first guesses. */
  constructor(brandName: string) {
    const words = brandName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    this.#brandWords = [...words, words.join("")];
  }

  async has(form: string): Promise<boolean> {
    return (await lists()).passwords.has(form);
  }

  async isGuessable(password: string): Promise<boolean> {
    const { estimator } = await lists();
    const start = Array.from(password.toLowerCase()).slice(0, mostEstimated).join("");
    return estimator.check(start, this.#brandWords).guesses < fewestGuesses;
  }
}

interface Lists {
  readonly passwords: ReadonlySet<string>;
  readonly estimator: ZxcvbnFactory;
}

let loaded: Promise<Lists> | undefined;

/** One for the process: they weigh some megabytes. */
function lists(): Promise<Lists> {
  loaded ??= readLists();
  return loaded;
}

async function readLists(): Promise<Lists> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  const dictionary = { ...common.dictionary, ...english.dictionary };
  return {
    passwords: new Set(common.dictionary["passwords-common"].map((each) => each.toLowerCase())),
    estimator: new ZxcvbnFactory({
      dictionary,
      graphs: common.adjacencyGraphs,
      // Each is a search of its own: a hundred of them took most of a second.
      l33tMaxSubstitutions: 10,
    }),
  };
}
