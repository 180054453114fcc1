import { IsString, Length, Matches } from "class-validator";

/** Hands a case over to a colleague. */
export class AssignCaseDto {
  @Matches(/^[A-Za-z0-9]{8,24}$/)
  staff_id!: string;

  @IsString()
  @Length(1, 1_000)
  reason!: string;
}
