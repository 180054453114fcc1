import type { DataSource } from "typeorm";
import type {
  KeptAnswers,
  NewAnswers,
  SecurityAnswersStore,
} from "../../../application/ports/security-answers-store.ts";
import {
  securityQuestions,
  type SecurityQuestion,
} from "../../../domain/account/security-questions.ts";
import { addDelivery } from "../notice/add-delivery.ts";

interface AnswersRow {
  readonly questions: readonly string[];
  readonly answers_hash: string;
  readonly set_at: Date;
  readonly now: Date;
}

/** Answers to security questions as one row a person. */
export class PostgresSecurityAnswersStore implements SecurityAnswersStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async find(traderId: string): Promise<KeptAnswers | undefined> {
    const [row] = await this.#dataSource.query<AnswersRow[]>(
      `SELECT questions, answers_hash, set_at, clock_timestamp() AS now
         FROM security_answers WHERE trader_id = $1`,
      [traderId],
    );
    return (
      row && {
        questions: row.questions.map(knownQuestion),
        hash: row.answers_hash,
        setAt: row.set_at.getTime(),
        readAt: row.now.getTime(),
      }
    );
  }

  async set(traderId: string, { questions, hash }: NewAnswers): Promise<number> {
    const [row] = await this.#dataSource.query<{ set_at: Date }[]>(
      `WITH kept AS (
         INSERT INTO security_answers (trader_id, questions, answers_hash, set_at)
         VALUES ($1, $2, $3, clock_timestamp())
         ON CONFLICT (trader_id) DO UPDATE
            SET questions = EXCLUDED.questions, answers_hash = EXCLUDED.answers_hash,
                set_at = EXCLUDED.set_at
         RETURNING trader_id AS id, set_at),
       told AS (${addDelivery("questions_set", "SELECT id FROM kept")})
       SELECT set_at FROM kept`,
      [traderId, questions, hash],
    );
    if (!row) throw new Error("The answers of a trader were not kept");
    return row.set_at.getTime();
  }
}

function knownQuestion(name: string): SecurityQuestion {
  const question = securityQuestions.find((each) => each === name);
  if (question === undefined) throw new Error("A kept security question is unknown");
  return question;
}
