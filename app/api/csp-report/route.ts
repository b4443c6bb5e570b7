import { answerReports } from '#lib/status/policy-reports.ts'

/** What browsers did not run or load, as they report it by themselves. */
export const POST = (request: Request): Promise<Response> => answerReports(request)
