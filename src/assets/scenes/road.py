import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import bpy, math, time; from pipeline import *; from tyrelib import *
sc=clear(); setup(sc,1120,672,exposure=float(os.environ.get('EXP','0')),look='High Contrast')
# A wet road at night and its yellow centre line, low over the ground; one light far down the road.
def asphalt():
    m,t,b=mat('asphalt')
    g=N(t,'ShaderNodeNewGeometry'); sp=N(t,'ShaderNodeSeparateXYZ'); t.links.new(g.outputs['Position'],sp.inputs[0])
    def op(o,a,c=None):
        n=N(t,'ShaderNodeMath',operation=o)
        for k,v in enumerate((a,c)):
            if isinstance(v,(int,float)): n.inputs[k].default_value=v
            elif v: t.links.new(v,n.inputs[k])
        return n.outputs[0]
    vo=N(t,'ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value=7.5; t.links.new(g.outputs['Position'],vo.inputs['Vector'])
    wear=noise_tex(t,2.6,6,.65); fine=noise_tex(t,30,3,.6)
    # paint: dashes worn where the stones stand out
    y=op('MODULO',op('ADD',sp.outputs[1],400.0),17.0); dash=op('MULTIPLY',op('GREATER_THAN',y,4.0),op('LESS_THAN',y,12.0))
    line=op('MULTIPLY',op('LESS_THAN',op('ABSOLUTE',sp.outputs[0]),.62),dash)
    worn=ramp(t,op('ADD',op('MULTIPLY',vo.outputs['Distance'],.55),op('MULTIPLY',wear,.9)),.42,.60,0.0,1.0)
    k=op('MULTIPLY',line,worn)
    c=N(t,'ShaderNodeMixRGB'); c.inputs[1].default_value=(.022,.0225,.024,1); c.inputs[2].default_value=(.86,.47,.012,1); t.links.new(k,c.inputs[0]); t.links.new(c.outputs[0],b.inputs['Base Color'])
    puddle=ramp(t,noise_tex(t,.16,5,.6),.40,.52,0,1)
    r=N(t,'ShaderNodeMixRGB'); r.inputs[1].default_value=(.06,)*3+(1,); t.links.new(ramp(t,fine,.3,.7,.30,.48),r.inputs[2]); t.links.new(puddle,r.inputs[0]); t.links.new(r.outputs[0],b.inputs['Roughness'])
    h=op('ADD',op('MULTIPLY',vo.outputs['Distance'],-1.0),op('MULTIPLY',fine,.25)); h=op('MULTIPLY',h,op('ADD',op('MULTIPLY',puddle,.85),.08)); h=op('ADD',h,op('MULTIPLY',k,.12))
    bm=N(t,'ShaderNodeBump'); bm.inputs['Strength'].default_value=.8; bm.inputs['Distance'].default_value=.16; t.links.new(h,bm.inputs['Height']); t.links.new(bm.outputs[0],b.inputs['Normal']); return m
plane(600,asphalt())
w=sc.world; w.use_nodes=True; w.node_tree.nodes['Background'].inputs[0].default_value=(.010,.013,.019,1); w.node_tree.nodes['Background'].inputs[1].default_value=.35
area('far',(34,120,10),(0,10,0),20,1800,(1,.90,.74),sy=2.4)
for x in (9.6,12.2): area('lamp',(x,62,1.5),(-2,-9,1.2),.55,900,(1,.93,.80),sy=.42,cam=True)      # a car that comes the other way
area('near',(8,-3,7),(1,4,0),3,1500,(1,.95,.88),sy=8)
area('mid',(12,34,12),(0,28,0),5,3000,(.90,.94,1),sy=14)
camera((-2.3,-9.5,3.0),(-.5,14,1.1),lens=40,focus=(0,2.5,0),fstop=.25)
render(sc,'road',64,bloom_amt=.04,vig=.3)
