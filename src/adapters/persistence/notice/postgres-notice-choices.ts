import type { DataSource } from "typeorm";
import type { NoticeChoicesStore } from "../../../application/ports/notice-choices-store.ts";
import type { NoticeChoice } from "../../../domain/notice/notice-choices.ts";
import { noticeChoiceSchema } from "./notice-choice-schema.ts";

/** The changed cells of each trader's matrix as rows. */
export class PostgresNoticeChoices implements NoticeChoicesStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async choicesOf(traderId: string): Promise<readonly NoticeChoice[]> {
    const rows = await this.#dataSource
      .getRepository(noticeChoiceSchema)
      .find({ where: { traderId } });
    return rows.map(({ topic, channel, isOn }) => ({ topic, channel, isOn }));
  }

  async choose(traderId: string, choices: readonly NoticeChoice[]): Promise<void> {
    if (choices.length === 0) return;
    // One statement cannot write a row twice: the last choice of a cell counts.
    const cells = new Map(choices.map((each) => [`${each.topic} ${each.channel}`, each]));
    await this.#dataSource.getRepository(noticeChoiceSchema).upsert(
      [...cells.values()].map((each) => ({ ...each, traderId })),
      { conflictPaths: ["traderId", "topic", "channel"] },
    );
  }
}
