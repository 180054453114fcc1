import { IsIn, IsInt, IsString, Length, Min } from "class-validator";
import {
  personReportDecisions,
  type PersonReportDecision,
} from "../../../../domain/person-report/person-report.ts";

/** The decision on all open reports about a person. */
export class DecidePersonReportsDto {
  @IsIn(personReportDecisions)
  decision!: PersonReportDecision;

  @IsString()
  @Length(1, 4_000)
  reason!: string;

  /** The number of the newest report that was seen. */
  @IsInt()
  @Min(0)
  seen!: number;
}
