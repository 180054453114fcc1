import { IsISO8601, IsIn, Length, Matches } from "class-validator";
import { planPeriods, type PlanPeriod } from "../../../../domain/chargeback/plan-periods.ts";
import { CaseReasonDto } from "./case-reason-dto.ts";

/** What a member of staff and a debtor agreed on. */
export class AgreePlanDto extends CaseReasonDto {
  /** In whole coins. */
  @Matches(/^\d{1,12}(\.\d{1,18})?$/)
  instalment!: string;

  @IsIn(planPeriods)
  every_days!: PlanPeriod;

  /** The day at whose end, in UTC, the first instalment has to be there. */
  @IsISO8601({ strict: true })
  @Length(10, 10)
  first_due!: string;
}
