import { IsString, Length } from "class-validator";

/** Why a staff member does something; it is written to the log. */
export class CaseReasonDto {
  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
