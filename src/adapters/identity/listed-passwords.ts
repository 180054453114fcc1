import type { CommonPasswords } from "../../application/ports/common-passwords.ts";

/** The list of common passwords that comes with the dependencies; loaded on first use. */
export class ListedPasswords implements CommonPasswords {
  #list: Promise<ReadonlySet<string>> | undefined;

  async has(form: string): Promise<boolean> {
    this.#list ??= readList();
    return (await this.#list).has(form);
  }
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((each) => each.toLowerCase()));
}
