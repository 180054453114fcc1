import { mostPasskeys, parsePasskeyName } from "../../domain/account/passkey.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OpenSession, Visitor } from "../account/open-session.ts";
import { sessionSubject } from "../account/passkey-subject.ts";
import type { Actor } from "../actor/actor.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PasskeyChallenges } from "../ports/passkey-challenges.ts";
import type { NewPasskeyAnswer, PasskeySignatures } from "../ports/passkey-signatures.ts";
import type { PasskeyStore } from "../ports/passkey-store.ts";

interface MadePasskey {
  readonly name: string;
  readonly answer: NewPasskeyAnswer;
  readonly visitor: Visitor;
}

type AddRefusal = {
  readonly code: "wrong_passkey" | "too_many_passkeys" | "passkey_name_unusable";
};

/** What is needed to add a passkey. */
interface AddParts {
  readonly passkeys: Pick<PasskeyStore, "add">;
  readonly challenges: Pick<PasskeyChallenges, "isOpen" | "use">;
  readonly signatures: Pick<PasskeySignatures, "checkNew">;
  readonly openSession: OpenSession;
  readonly newId: NewId;
}

/** Adds a passkey that was just made; every other session ends. */
export class AddPasskey {
  readonly #parts: AddParts;

  constructor(parts: AddParts) {
    this.#parts = parts;
  }

  /** Returns the secret of the requesting browser's new session. */
  async execute(
    actor: Actor,
    { name: typed, answer, visitor }: MadePasskey,
  ): Promise<Result<string, AddRefusal>> {
    const { passkeys, challenges, signatures, openSession, newId } = this.#parts;
    const { traderId } = actor;
    const name = parsePasskeyName(typed);
    if (!name.ok) return name;
    const subject = sessionSubject("add", actor);
    const made = await signatures.checkNew(answer, (challenge) =>
      challenges.isOpen(subject, challenge),
    );
    if (!made || !(await challenges.use(made.challenge))) return refuse({ code: "wrong_passkey" });
    const { transports } = answer;
    const passkey = { ...made.key, id: newId(), transports, name: name.value };
    const isAdded = await passkeys.add(traderId, passkey, mostPasskeys);
    if (!isAdded) return refuse({ code: "too_many_passkeys" });
    return accept(await openSession.execute(traderId, visitor, { withFactor: true }));
  }
}
