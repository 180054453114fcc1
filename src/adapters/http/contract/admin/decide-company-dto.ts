import { IsIn, IsString, Length } from "class-validator";
import {
  companyVerdicts,
  type CompanyVerdict,
} from "../../../../domain/company/company-application.ts";

/** The verdict on a company, with the reason that it is told. */
export class DecideCompanyDto {
  @IsIn(companyVerdicts)
  verdict!: CompanyVerdict;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
