import MagicString from 'magic-string'
import ts from 'typescript-api'

const ANSWER = /^[ \t]*\/\/=>[ \t]*(?<answer>.+)$/
const CHECK = '__answer'
const PREAMBLE = `import __assert from 'node:assert';function ${CHECK}<T>(found: T, expected: unknown): T { __assert.deepStrictEqual(found, expected); return found };`

/**
 * Turns the answers in an example into assertions: `1 + 1 //=> 2`, `console.log(1 + 1) //=> 2` and `const sum = 1 + 1 //=> 2` all
 * compare 1 + 1 with 2. Line numbers do not change.
 *
 * @throws Error when an answer follows a statement without a value
 */
export function answersAsChecks(text: string, place: string): string {
  const source = ts.createSourceFile('example.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const changed = new MagicString(text)
  let checks = 0
  const visit = (node: ts.Node): void => {
    const value = expressionOf(node)
    const answer = value === undefined ? undefined : answerAfter(text, node.end)
    if (value !== undefined && answer !== undefined) {
      changed.appendRight(value.getStart(source), `${CHECK}(`).appendLeft(value.end, `, ${answer})`)
      checks += 1
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const answers = text.split('\n').filter((line) => line.includes('//=>')).length
  if (checks !== answers) {
    throw new Error(
      `${place}: ${answers - checks} of ${answers} answers (//=>) follow a statement without a value.`,
    )
  }
  return checks === 0 ? text : PREAMBLE + changed.toString()
}

/** Returns the expression of a statement that an answer after it is compared with. */
function expressionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.at(-1)?.initializer
  if (!ts.isExpressionStatement(node)) return undefined
  const { expression } = node
  const isLogged = ts.isCallExpression(expression) && expression.expression.getText() === 'console.log'
  return isLogged ? expression.arguments[0] : expression
}

function answerAfter(text: string, end: number): string | undefined {
  const [rest = ''] = text.slice(end).split('\n', 1)
  return ANSWER.exec(rest)?.groups?.['answer']
}
