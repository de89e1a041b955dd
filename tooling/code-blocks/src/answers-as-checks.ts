import ts from 'typescript-api'

const ANSWER = /^[ \t]*\/\/=>[ \t]*(?<answer>.+)$/
const CHECK = '__answers'

/**
 * Turns the answers in an example into checks: `1 + 1 //=> 2` compares, and so does
 * `const sum = 1 + 1 //=> 2`. Lines keep their numbers.
 *
 * @throws Error when an answer stands behind something that has no value
 */
export function answersAsChecks(text: string, place: string): string {
  const source = ts.createSourceFile('example.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const edits: { at: number; insert: string }[] = []
  const visit = (node: ts.Node): void => {
    if (isStatement(node)) {
      const answer = answerBehind(text, node.end)
      if (answer !== undefined) edits.push(...editsFor(node, answer, source))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const lines = text.split('\n').filter((line) => line.includes('//=>')).length
  const checks = edits.filter(({ insert }) => insert.includes('deepStrictEqual')).length
  if (checks !== lines)
    throw new Error(`${place}: ${lines - checks} of ${lines} answers (//=>) stand behind no statement.`)
  if (edits.length === 0) return text
  const edited = edits
    .sort((a, b) => b.at - a.at)
    .reduce((done, { at, insert }) => done.slice(0, at) + insert + done.slice(at), text)
  return `import ${CHECK} from 'node:assert';${edited}`
}

function isStatement(node: ts.Node): node is ts.ExpressionStatement | ts.VariableStatement {
  return ts.isExpressionStatement(node) || ts.isVariableStatement(node)
}

function answerBehind(text: string, end: number): string | undefined {
  const [rest = ''] = text.slice(end).split('\n', 1)
  return ANSWER.exec(rest)?.groups?.['answer']
}

function editsFor(
  node: ts.ExpressionStatement | ts.VariableStatement,
  answer: string,
  source: ts.SourceFile,
): { at: number; insert: string }[] {
  if (ts.isExpressionStatement(node)) {
    return [
      { at: node.expression.getStart(source), insert: `;${CHECK}.deepStrictEqual(` },
      { at: node.expression.end, insert: `, ${answer});` },
    ]
  }
  const name = node.declarationList.declarations.at(-1)?.name
  if (name === undefined || !ts.isIdentifier(name)) return []
  return [{ at: node.end, insert: `;${CHECK}.deepStrictEqual(${name.text}, ${answer});` }]
}
