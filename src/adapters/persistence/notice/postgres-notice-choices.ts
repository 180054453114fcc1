import type { DataSource } from "typeorm";
import type { NoticeChoicesStore } from "../../../application/ports/notice-choices-store.ts";
import type { NoticeChoice } from "../../../domain/notice/notice-choices.ts";
import type { QuietHours } from "../../../domain/notice/quiet-hours.ts";
import { noticeChoiceSchema } from "./notice-choice-schema.ts";
import { quietHoursSchema } from "./quiet-hours-schema.ts";

/** The changed cells of each trader's matrix, and their quiet hours, as rows. */
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

  async quietHoursOf(traderId: string): Promise<QuietHours | undefined> {
    const row = await this.#dataSource
      .getRepository(quietHoursSchema)
      .findOne({ where: { traderId } });
    return row ? { from: row.from, until: row.until } : undefined;
  }

  async keepQuietHours(traderId: string, hours: QuietHours | undefined): Promise<void> {
    const rows = this.#dataSource.getRepository(quietHoursSchema);
    if (hours) await rows.upsert({ traderId, ...hours }, ["traderId"]);
    else await rows.delete({ traderId });
  }
}
